/** Far above real responses: the list of all localities is half a megabyte long, an invoice a few megabytes. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Returns a `fetch` that aborts bodies above this number of bytes after decompression. */
export function boundedFetch(maxBytes: number = MAX_BYTES): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.body) return response;
    const { status, statusText, headers } = response;
    let length = 0;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        length += part.length;
        if (length > maxBytes)
          controller.error(new Error(`The provider's response is larger than ${maxBytes} bytes.`));
        else controller.enqueue(part);
      },
    });
    return new Response(response.body.pipeThrough(counted), { status, statusText, headers });
  };
}
