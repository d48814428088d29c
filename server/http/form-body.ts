import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PICTURE_BYTES } from '#contract/profile/picture.ts'
import { Problem } from '#contract/problem.ts'

const FIELDS_AT_MOST = 40
const FIELD_BYTES = 8 * 1024

interface Form {
  /** Text fields of a form, by name. */
  body: Record<string, string>
  /** Files of a form that are not empty, by the name of their field. */
  pictures: Record<string, Uint8Array>
}

/**
 * Lets the application parse forms. `route` reads the form of an endpoint that accepts pictures, and refuses forms everywhere
 * else.
 */
export const installForms = (app: FastifyInstance): Promise<void> =>
  Promise.resolve(app.register(multipart)).then(() => undefined)

/**
 * Reads a form into memory, within limits of size.
 * @param names names of the file fields that the form may have, each once
 * @throws Problem `image-too-large`, `form-unreadable`, or `invalid-input` with the fields that the endpoint does not have
 */
export async function readForm(request: FastifyRequest, names: readonly string[]): Promise<Form> {
  const body = new Map<string, string>()
  const pictures = new Map<string, Uint8Array>()
  try {
    const parts = request.parts({
      limits: {
        fileSize: PICTURE_BYTES,
        files: names.length,
        fields: FIELDS_AT_MOST,
        fieldSize: FIELD_BYTES,
        parts: FIELDS_AT_MOST + names.length,
      },
    })
    for await (const part of parts) {
      const name = part.fieldname
      if (body.has(name) || pictures.has(name)) throw new Problem('form-unreadable')
      if (part.type === 'field') {
        if (part.valueTruncated || part.fieldnameTruncated || typeof part.value !== 'string')
          throw new Problem('form-unreadable')
        body.set(name, part.value)
        continue
      }
      if (!names.includes(name)) throw new Problem('invalid-input', { fields: { [name]: ['unknown-field'] } })
      const bytes = await part.toBuffer()
      // A browser sends a file field without a chosen file as an empty file.
      if (bytes.length > 0) pictures.set(name, bytes)
    }
  } catch (error) {
    throw error instanceof Problem ? error : refusalOf(error)
  }
  return { body: Object.fromEntries(body), pictures: Object.fromEntries(pictures) }
}

const refusalOf = (error: unknown): Problem =>
  new Problem(
    error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'
      ? 'image-too-large'
      : 'form-unreadable',
  )
