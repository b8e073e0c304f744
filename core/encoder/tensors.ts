/**
 * Matrices by name in one file: four bytes with the length of a JSON text, that text, then the numbers. `int8` are rows of
 * steps, each row with a scale of its own (value = step * scale).
 */
export interface Int8Matrix {
  rows: number;
  columns: number;
  steps: Int8Array;
  scales: Float32Array;
}

export interface TensorFile<Meta> {
  meta: Meta;
  matrices: ReadonlyMap<string, Int8Matrix>;
  vectors: ReadonlyMap<string, Float32Array>;
}

interface Entry {
  name: string;
  /** 0 for a vector of `columns` float32. */
  rows: number;
  columns: number;
}

// Both exist wherever this runs; what core is checked against knows neither.
declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}
declare class TextDecoder {
  decode(bytes: Uint8Array): string;
}

const LENGTH_BYTES = 4;
const FLOAT_BYTES = 4;
/** Each part begins at a multiple of four. */
const aligned = (offset: number): number => Math.ceil(offset / FLOAT_BYTES) * FLOAT_BYTES;

/** Rounds each row to steps of -127 to 127 and a scale. */
export const toInt8 = (values: Float32Array, rows: number, columns: number): Int8Matrix => {
  const steps = new Int8Array(rows * columns);
  const scales = new Float32Array(rows);
  for (let row = 0; row < rows; row += 1) {
    let largest = 0;
    for (let i = row * columns; i < (row + 1) * columns; i += 1) largest = Math.max(largest, Math.abs(values[i] ?? 0));
    const scale = Math.fround(largest / 127) || 1;
    scales[row] = scale;
    for (let i = row * columns; i < (row + 1) * columns; i += 1) steps[i] = Math.round((values[i] ?? 0) / scale);
  }
  return { rows, columns, steps, scales };
};

export const writeTensors = (
  meta: unknown,
  matrices: ReadonlyMap<string, Int8Matrix>,
  vectors: ReadonlyMap<string, Float32Array>,
): Uint8Array => {
  const entries: Entry[] = [
    ...[...matrices].map(([name, { rows, columns }]) => ({ name, rows, columns })),
    ...[...vectors].map(([name, { length }]) => ({ name, rows: 0, columns: length })),
  ];
  const json = new TextEncoder().encode(JSON.stringify({ meta, entries }));
  const parts: Uint8Array[] = [
    ...[...matrices.values()].flatMap(({ steps, scales }) => [bytesOf(steps), bytesOf(scales)]),
    ...[...vectors.values()].map(bytesOf),
  ];
  const start = aligned(LENGTH_BYTES + json.length);
  const file = new Uint8Array(parts.reduce((end, part) => aligned(end + part.length), start));
  new DataView(file.buffer).setUint32(0, json.length, true);
  file.set(json, LENGTH_BYTES);
  let offset = start;
  for (const part of parts) {
    file.set(part, offset);
    offset = aligned(offset + part.length);
  }
  return file;
};

const bytesOf = ({ buffer, byteOffset, byteLength }: Int8Array | Float32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** Copies all but the steps, which are most of a file: they stay views of it. */
export const readTensors = <Meta>(file: Uint8Array): TensorFile<Meta> => {
  const { buffer, byteOffset } = file;
  const length = new DataView(buffer, byteOffset).getUint32(0, true);
  const { meta, entries } = JSON.parse(
    new TextDecoder().decode(file.subarray(LENGTH_BYTES, LENGTH_BYTES + length)),
  ) as {
    meta: Meta;
    entries: Entry[];
  };
  const matrices = new Map<string, Int8Matrix>();
  const vectors = new Map<string, Float32Array>();
  let offset = byteOffset + aligned(LENGTH_BYTES + length);
  const floats = (count: number): Float32Array => {
    const start = offset;
    offset += count * FLOAT_BYTES;
    return new Float32Array(buffer.slice(start, offset));
  };
  for (const { name, rows, columns } of entries) {
    if (rows === 0) vectors.set(name, floats(columns));
    else {
      const steps = new Int8Array(buffer, offset, rows * columns);
      offset = aligned(offset + rows * columns);
      matrices.set(name, { rows, columns, steps, scales: floats(rows) });
    }
  }
  return { meta, matrices, vectors };
};
