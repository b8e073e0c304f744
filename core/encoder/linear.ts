import { createKernel } from './kernel.ts';
import type { Int8Matrix } from './tensors.ts';

const ROWS_AT_ONCE = 4;
/** Activations are rounded to so many steps on either side: with rows of up to 1,792 their sums stay below 2^31. */
const STEPS = 8191;
const aligned = (bytes: number): number => Math.ceil(bytes / 16) * 16;
const together = (rows: number): number => Math.ceil(rows / ROWS_AT_ONCE) * ROWS_AT_ONCE;

/** Gives `rows` of input times a matrix, plus its bias: `rows` x `matrix.rows`, in an array of its own. */
export type Linear = (input: Float32Array, rows: number) => Float32Array;

/**
 * Products by WebAssembly, with the steps of the weights copied to its memory. Each row of input is rounded to 14 bits, and
 * sums are exact: the same on every machine. The matrices' rows are a multiple of 2, their columns of 8.
 */
export const createLinears = (
  wasm: Uint8Array,
  layers: ReadonlyMap<string, { matrix: Int8Matrix; bias: Float32Array }>,
  maxRows: number,
): ((name: string) => Linear) => {
  const all = [...layers.values()].map(({ matrix }) => matrix);
  const weightBytes = all.reduce((sum, { steps }) => sum + aligned(steps.length), 0);
  const inputBytes = aligned(2 * together(maxRows) * Math.max(...all.map(({ columns }) => columns)));
  const outputBytes = 4 * together(maxRows) * Math.max(...all.map(({ rows }) => rows));
  const { buffer, multiply } = createKernel(wasm, weightBytes + inputBytes + outputBytes);
  const [inputAt, outputAt] = [weightBytes, weightBytes + inputBytes];
  const input16 = new Int16Array(buffer, inputAt, inputBytes / 2);
  const output32 = new Int32Array(buffer, outputAt, outputBytes / 4);
  const rowScales = new Float64Array(maxRows);

  const quantize = (input: Float32Array, rows: number, columns: number): void => {
    for (let row = 0; row < rows; row += 1) {
      const start = row * columns;
      let largest = 0;
      for (let i = start; i < start + columns; i += 1) largest = Math.max(largest, Math.abs(input[i] ?? 0));
      const scale = largest / STEPS || 1;
      rowScales[row] = scale;
      for (let i = start; i < start + columns; i += 1) input16[i] = Math.round((input[i] ?? 0) / scale);
    }
  };

  const linears = new Map<string, Linear>();
  let end = 0;
  for (const [name, { matrix, bias }] of layers) {
    const { rows: units, columns, steps, scales } = matrix;
    const weightsAt = end;
    new Int8Array(buffer, weightsAt, steps.length).set(steps);
    end += aligned(steps.length);
    linears.set(name, (input, rows) => {
      quantize(input, rows, columns);
      multiply(inputAt, weightsAt, outputAt, together(rows), units, columns);
      const output = new Float32Array(rows * units);
      for (let row = 0; row < rows; row += 1) {
        const scale = rowScales[row] ?? 0;
        for (let unit = 0; unit < units; unit += 1) {
          const i = row * units + unit;
          output[i] = (output32[i] ?? 0) * scale * (scales[unit] ?? 0) + (bias[unit] ?? 0);
        }
      }
      return output;
    });
  }
  return (name) => {
    const linear = linears.get(name);
    if (linear === undefined) throw new Error(`The encoder has no layer ${name}`);
    return linear;
  };
};
