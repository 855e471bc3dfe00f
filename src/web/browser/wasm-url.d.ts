/** The address of a file of WebAssembly, which the build keeps beside its scripts. */
declare module '*.wasm?url' {
  const address: string;
  export default address;
}
