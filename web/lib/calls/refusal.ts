import { ApiError } from './api-error.ts'
import { problemText } from './problem-text.ts'

export interface CallRefusal<Name extends PropertyKey> {
  message: string
  fields: Partial<Record<Name, string | undefined>>
}

/**
 * Messages of a form whose call failed: field errors under the form's own fields, errors of other fields above the
 * form.
 */
export function refusalOf<V extends Record<string, string>>(
  error: unknown,
  names: readonly (keyof V & string)[],
): CallRefusal<keyof V> {
  const fields: CallRefusal<keyof V>['fields'] = {}
  if (!(error instanceof ApiError)) return { message: problemText(error), fields }
  for (const name of names) fields[name] = error.fields[name]?.[0]
  const own: readonly string[] = names
  const elsewhere = Object.entries(error.fields).flatMap(([name, [message = '']]) =>
    own.includes(name) ? [] : [message],
  )
  return { message: [...new Set(elsewhere)].join(' ') || problemText(error), fields }
}
