/** Address of a worker's program, bundled to one classic script. */
declare module '*?sandboxed' {
  const address: string;
  export default address;
}

/** Address of a WebAssembly module. */
declare module '*.wasm?url' {
  const address: string;
  export default address;
}

/** Address of a style sheet. */
declare module '*.css?url' {
  const address: string;
  export default address;
}
