/** Returns the name of a product's quantity field. The query string uses the same names. */
export const quantityField = (productId: number): string => `q.${productId}`;
