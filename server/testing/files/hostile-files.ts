import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'

/** Kinds of hostile files: `picture` is sent as a picture, the others as a catalogue to import. */
export const HOSTILE_KINDS = ['distant', 'nested', 'large', 'table', 'broken', 'picture'] as const
export type HostileKind = (typeof HOSTILE_KINDS)[number]

/** A file that is made to harm the server that reads it. */
export interface HostileFile {
  name: string
  bytes: Uint8Array
}

/**
 * Files that once stopped this server or stop others: unpacking without end, distant cells, very wide rows, deep
 * nesting, false headers, and files of two formats at once.
 */
export async function hostileFiles(kind: HostileKind): Promise<HostileFile[]> {
  const files = await makers[kind]()
  return Object.entries(files).map(([name, bytes]) => ({ name, bytes }))
}

const MILLION = 1_000_000

const NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** An Excel workbook with one sheet, whose XML is given. */
export function workbook(sheet: string, more: Record<string, Uint8Array> = {}): Uint8Array {
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns="${NAMESPACE}" xmlns:r="${RELATIONS}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
  }
  const packed = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))
  return zipSync({ ...packed, ...more }, { level: 6 })
}

export const sheetOfRows = (rows: string): string =>
  `<worksheet xmlns="${NAMESPACE}"><sheetData>${rows}</sheetData></worksheet>`
const cellAt = (address: string): string => `<c r="${address}" t="inlineStr"><is><t>x</t></is></c>`

/** Workbooks with cells so far from the first cell that the table between them would fill the memory. */
function distant(): Record<string, Uint8Array> {
  const far = (address: string, row = '1'): Uint8Array =>
    workbook(sheetOfRows(`<row r="1">${cellAt('A1')}</row><row r="${row}">${cellAt(address)}</row>`))
  const cells: Record<string, Uint8Array> = {}
  for (const address of ['XFD1048576', 'A1048576', 'XFD1', 'BI1', 'ZZZZZZ1', 'A99999999999', 'xfd1048576'])
    cells[`one cell at ${address}`] = far(address, address.replace(/\D+/, ''))
  return {
    ...cells,
    'a row at 1048576 without cells': workbook(sheetOfRows('<row r="1048576"/>')),
    'a distant address in single quotes': workbook(sheetOfRows("<row><c r='XFD1048576'><v>1</v></c></row>")),
    'a distant address after other attributes': workbook(
      sheetOfRows(`<row><c s="1" t="n" ${'x="y" '.repeat(90)} r="XFD1048576"><v>1</v></c></row>`),
    ),
    'a distant address of character references': workbook(
      sheetOfRows('<row><c r="&#88;FD&#49;048576"><v>1</v></c></row>'),
    ),
    'a distant cell with a prefix': workbook(
      `<w:worksheet xmlns:w="${NAMESPACE}"><w:sheetData><w:row><w:c r="XFD1048576"><w:v>1</w:v></w:c></w:row></w:sheetData></w:worksheet>`,
    ),
    'a negative row': workbook(sheetOfRows('<row r="-5"><c r="A-5"><v>1</v></c></row>')),
    'a row of exponent': workbook(sheetOfRows('<row r="1e9"><c><v>1</v></c></row>')),
  }
}

/** Workbooks whose XML is deeply nested, endless or refers to something else. */
function nested(): Record<string, Uint8Array> {
  return {
    'elements nested 200,000 deep': workbook(sheetOfRows('<a>'.repeat(200_000))),
    'cells nested 100,000 deep': workbook(sheetOfRows(`<row>${'<c>'.repeat(100_000)}`)),
    'open elements without end': workbook(sheetOfRows('<c '.repeat(2 * MILLION))),
    'an attribute of eight megabytes': workbook(
      sheetOfRows(`<row><c r="${'A'.repeat(8 * MILLION)}1"/></row>`),
    ),
    'entities that expand': workbook(
      `<!DOCTYPE x [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}"><!ENTITY c "${'&b;'.repeat(1000)}">]>${sheetOfRows('<row><c t="inlineStr"><is><t>&c;</t></is></c></row>')}`,
    ),
    'an entity of a file': workbook(
      `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${sheetOfRows('<row><c t="inlineStr"><is><t>&a;</t></is></c></row>')}`,
    ),
  }
}

/** Workbooks that are far larger once they are unpacked. */
function large(): Record<string, Uint8Array> {
  return {
    'a million rows without address': workbook(sheetOfRows('<row/>'.repeat(MILLION))),
    'a million cells in one row': workbook(sheetOfRows(`<row>${'<c/>'.repeat(MILLION)}</row>`)),
    'thirty megabytes of zeros': workbook(sheetOfRows(''), {
      'xl/media/a.xml': new Uint8Array(30 * MILLION),
    }),
    'thirty parts of a megabyte': workbook(
      sheetOfRows(''),
      Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`xl/p${n}.xml`, new Uint8Array(MILLION)])),
    ),
    'ten thousand parts': workbook(
      sheetOfRows(''),
      Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`xl/p${n}.xml`, new Uint8Array(1)])),
    ),
    'a part outside of its folder': workbook(sheetOfRows(''), { '../../etc/passwd': strToU8('x') }),
    'shared strings that expand': workbook(sheetOfRows('<row><c t="s"><v>0</v></c></row>'), {
      'xl/sharedStrings.xml': strToU8(
        `<sst xmlns="${NAMESPACE}"><si><t>${'x'.repeat(20 * MILLION)}</t></si></sst>`,
      ),
    }),
    'a million shared strings': workbook(sheetOfRows('<row><c t="s"><v>0</v></c></row>'), {
      'xl/sharedStrings.xml': strToU8(`<sst xmlns="${NAMESPACE}">${'<si/>'.repeat(MILLION)}</sst>`),
    }),
    'a million styles': workbook(sheetOfRows('<row><c s="1"><v>0</v></c></row>'), {
      'xl/styles.xml': strToU8(
        `<styleSheet xmlns="${NAMESPACE}"><cellXfs>${'<xf/>'.repeat(MILLION)}</cellXfs></styleSheet>`,
      ),
    }),
    'a sheet that is its own relation': workbook(sheetOfRows(''), {
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="workbook.xml"/></Relationships>',
      ),
    }),
    'two thousand merged columns': workbook(
      `<worksheet xmlns="${NAMESPACE}"><cols>${'<col min="1" max="16384"/>'.repeat(2000)}</cols><dimension ref="A1:XFD1048576"/><sheetData/></worksheet>`,
    ),
  }
}

const text = (content: string): Uint8Array => Buffer.from(content)

/** Texts in the form of a CSV file whose rows, cells or quotes do not end. */
const tables = (): Record<string, Uint8Array> => ({
  'a row of 990,000 cells': text(`a\n${','.repeat(990_000)}`),
  'a heading of 990,000 cells': text(`${','.repeat(990_000)}\nx`),
  'a heading of 990,000 semicolons': text(`${';'.repeat(990_000)}\nx`),
  'a million rows': text('\n,'.repeat(900_000)),
  'rows of 61 cells': text(`${','.repeat(60)}\n`.repeat(2000)),
  'a quote without end': text(`a,b\n"${'x,'.repeat(900_000)}`),
  'a quote in each cell': text(`a,b\n${'"",'.repeat(600_000)}`),
  'quotes alone': text(`a,b\n${'"'.repeat(1_900_000)}`),
  'one cell of two megabytes': text(`a,b\n${'x'.repeat(1_900_000)},y`),
  'carriage returns alone': text('a,b\r'.repeat(400_000)),
  'byte order marks': text('\uFEFF'.repeat(600_000)),
  'combining marks': text(`a,b\n${'e' + '\u0301'.repeat(900_000)},y`),
  'bytes that are no text': new Uint8Array(1_900_000).fill(0xff),
  'zero bytes': new Uint8Array(1_900_000),
})

/** Files that break off, or that state something false about their contents. */
const broken = (): Record<string, Uint8Array> => {
  const whole = Buffer.from(workbook(sheetOfRows('<row><c><v>1</v></c></row>')))
  const directory = whole.indexOf('PK\u0001\u0002', 0, 'latin1')
  const changed = (at: number, value: number): Buffer => {
    const copy = Buffer.from(whole)
    copy.writeUInt32LE(value, at)
    return copy
  }
  return {
    'half a workbook': whole.subarray(0, whole.length / 2),
    'a workbook without directory': whole.subarray(0, directory),
    'a part beyond the end': changed(directory + 42, 0xffffff00),
    'a part of four gigabytes': changed(directory + 20, 0xffffffff),
    'an unpacked size of zero': changed(directory + 24, 0),
    'a directory in a comment': Buffer.concat([Buffer.from('PK\u0003\u0004PK\u0001\u0002'), whole]),
    'a picture before a workbook': Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      whole,
    ]),
    'the first two letters of a workbook': text('PK'),
  }
}

/** Pictures that claim more pixels than their bytes can hold, or that are also valid files of another format. */
async function pictures(): Promise<Record<string, Uint8Array>> {
  const square = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#fff' }, limitInputPixels: false })
  const small = await square(8).png().toBuffer()
  const stated = Buffer.from(small)
  stated.writeUInt32BE(60_000, 16)
  stated.writeUInt32BE(60_000, 20)
  return {
    'a picture of 6,000 by 6,000': await square(6000).png({ compressionLevel: 9 }).toBuffer(),
    'a picture that states 60,000 by 60,000': stated,
    'a picture with a workbook behind': Buffer.concat([small, workbook(sheetOfRows(''))]),
    'half a picture': (await square(900).jpeg().toBuffer()).subarray(0, 900),
    'a drawing with a script': text(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ),
    'a drawing that includes a file': text(
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink"><image x:href="/etc/passwd"/></svg>',
    ),
    'an animation': text(`GIF89a${'\u0000'.repeat(100)}`),
    'the first bytes of a picture': small.subarray(0, 8),
  }
}

const makers: Record<HostileKind, () => Record<string, Uint8Array> | Promise<Record<string, Uint8Array>>> = {
  distant,
  nested,
  large,
  table: tables,
  broken,
  picture: pictures,
}
