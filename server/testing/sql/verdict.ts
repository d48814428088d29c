/*
 * How a row type is held against what PostgreSQL says of a statement's columns. A column is a pair: the type that the
 * driver makes of it, and `null` where its table lets it be null, else `never`.
 */

/** The row type of a call, where all verdicts are that it fits; what is wrong otherwise stands in the compiler's message. */
export type CheckedStatement<Row, Verdict extends 'fits'> = [Verdict] extends ['fits'] ? Row : never

export type VerdictOf<Row, Columns> = string extends keyof Row
  ? 'fits'
  : {
      [K in keyof Row]-?: MemberVerdict<K & string, Row[K], K extends keyof Columns ? Columns[K] : null>
    }[keyof Row]

type MemberVerdict<Name extends string, Declared, Column> = Column extends readonly [infer Read, infer Null]
  ? [unknown] extends [Declared]
    ? 'fits'
    : [Exclude<Declared, null | undefined>] extends [Read]
      ? [Null] extends [Declared]
        ? 'fits'
        : `${Name} may be null`
      : `${Name} is of another type`
  : `${Name} is not selected`
