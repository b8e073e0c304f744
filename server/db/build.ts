import createKnex, { type Knex } from 'knex';

let builder: Knex | undefined;

/** Stands for every value in `build`: the real ones are given to `query`, in the order in which the built SQL has them. */
export const value = '?';
/** The same for a LIMIT, which knex takes as a number only. */
export const limitValue = 1;

/**
 * The SQL of statements whose shape varies, built by knex at the first use of each shape. The builder has no connection; what
 * it writes for PostgreSQL, names in double quotes, SQLite takes as well. The constant that this gives is exported, so that
 * statements.test.ts can run its `examples`.
 */
export const sqlByShape = <Shape extends string | number>(
  examples: readonly Shape[],
  build: (knex: Knex, shape: Shape) => Knex.QueryBuilder | Knex.Raw,
): ((shape: Shape) => string) & { examples: readonly Shape[] } => {
  const known = new Map<Shape, string>();
  const sqlOf = (shape: Shape): string => {
    let sql = known.get(shape);
    if (sql === undefined) {
      builder ??= createKnex({ client: 'pg' });
      const built = build(builder, shape).toSQL();
      if (built.bindings.some((each) => each !== value && each !== limitValue))
        throw new Error(`give \`value\` for every value of: ${built.sql}`);
      known.set(shape, (sql = built.sql));
    }
    return sql;
  };
  return Object.assign(sqlOf, { examples });
};
