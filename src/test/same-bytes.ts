// jsdom brings a Uint8Array of its own, which no Buffer is an instance of: a service in this same process would take
// every body for none.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer) as Uint8ArrayConstructor;
