/** The URL of a WebAssembly file, which the build puts next to its scripts. */
declare module '*.wasm?url' {
  const address: string;
  export default address;
}
