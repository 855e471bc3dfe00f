// jsdom has its own Uint8Array, and no Buffer is an instance of it. A service in the same process would treat every
// body as missing.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer) as Uint8ArrayConstructor;
