import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import styles from './legal.module.css';

interface FactTableProps {
  caption: string;
  columns: readonly string[];
  /** Whether the first column is short: names instead of sentences. */
  named?: true;
  /** The first cell names the row. `id` tells rows apart. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
}

/** Facts in rows of two columns, so that they fit a phone. */
export const FactTable = ({ caption, columns, named, rows }: FactTableProps) => (
  <table className={classes(styles.table, named && styles.names)}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, cells: [name, ...cells] }) => (
        <tr key={id}>
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            <td key={columns[index + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
