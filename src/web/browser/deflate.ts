/** Compresses bytes in the zlib format. */
export async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const packed = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}
