/** Fields and files of a form that is sent as multipart/form-data, as a browser would. */
export interface FormParts {
  fields?: Record<string, string>
  files?: Record<string, Uint8Array>
}

const BOUNDARY = '----formulario-de-prueba'

export function formPayload({ fields = {}, files = {} }: FormParts): { type: string; payload: Buffer } {
  const part = (name: string, more: string, content: Uint8Array): Buffer[] => [
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]
  const parts = [
    ...Object.entries(fields).flatMap(([name, text]) => part(name, '', Buffer.from(text))),
    ...Object.entries(files).flatMap(([name, bytes]) =>
      part(name, `; filename="imagen"\r\ncontent-type: application/octet-stream`, bytes),
    ),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, payload: Buffer.concat(parts) }
}
