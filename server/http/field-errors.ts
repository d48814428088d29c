import type * as z from 'zod/mini'
import type { FieldErrors } from '#contract/problem.ts'

const TOO_BIG: Readonly<Record<string, string>> = { string: 'too-long', array: 'too-many' }

/**
 * Key of the sentence in `locales/<language>/problems.ts` for a validation error of the library Zod. If the error has a limit,
 * the key is followed by a colon and the limit.
 */
function messageKey(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === null) return 'null'
      return issue.input === undefined ? 'required' : 'wrong-type'
    case 'too_big':
      return `${TOO_BIG[issue.origin] ?? 'too-large'}:${issue.maximum}`
    case 'too_small':
      if (isKey(issue.message)) return issue.message
      return `${issue.origin === 'string' ? 'too-short' : 'too-small'}:${issue.minimum}`
    case 'invalid_value':
      return `choice:${issue.values.join(', ')}`
    case 'invalid_union':
      return 'wrong-type'
    default:
      return isKey(issue.message) ? issue.message : 'invalid'
  }
}

/**
 * Whether the message of a validation error is a key of the product's sentences. The messages of the library Zod are sentences,
 * which have a capital or a space.
 */
const isKey = (message: string): boolean => /^[a-z][a-z0-9-]*(:.*)?$/.test(message)

/** Collects the keys of error sentences by the path of the field, such as `medications.0.instructions`. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const fields: FieldErrors = {}
  const add = (path: readonly PropertyKey[], key: string): void => {
    const name = path.map(String).join('.') || 'non_field_errors'
    fields[name] = [...(fields[name] ?? []), key]
  }
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) add([...issue.path, key], 'unknown-field')
    else add(issue.path, messageKey(issue))
  }
  return fields
}
