/** Returns the name of a product's quantity field; the address has the same names. */
export const quantityField = (productId: number): string => `q.${productId}`;
