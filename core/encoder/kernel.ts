interface Memory {
  buffer: ArrayBuffer;
}

// Exists wherever this runs; what core is checked against does not know it.
declare const WebAssembly: {
  Memory: new (size: { initial: number }) => Memory;
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: Record<string, Record<string, Memory>>) => { exports: unknown };
};

/** out = a x b transposed, by addresses in bytes: kernel.wat says of what, and what the sizes are multiples of. */
interface Kernel {
  multiply(a: number, b: number, out: number, rows: number, columns: number, depth: number): void;
}

const PAGE = 65_536;

/** The memory that a product's numbers lie in, and what multiplies them. Throws where WebAssembly is not allowed. */
export const createKernel = (
  wasm: Uint8Array,
  bytes: number,
): { buffer: ArrayBuffer; multiply: Kernel['multiply'] } => {
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(wasm), { kernel: { memory } });
  return { buffer: memory.buffer, multiply: (exports as Kernel).multiply };
};
