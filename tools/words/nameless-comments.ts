/** Pronouns with which no comment may begin: the noun would be in the code around the comment, or in another comment. */
const PRONOUNS = 'It Its They Them Their Theirs He She His Her Those These This That Such Whom'

/** Words with which no comment may begin, because they continue another sentence. */
const CONTINUING =
  'Nor And But Or So Then Thus Hence Also Else Otherwise Likewise Than Yet Which Whose Of Said'

/** Phrases with which no comment may begin, because they refer to a thing that the comment has not named. */
const PHRASES = ['One of', 'The same', 'The others', 'The former', 'The latter']

const NAMELESS = [...PRONOUNS.split(' '), ...CONTINUING.split(' '), ...PHRASES]
const BEGINS_NAMELESS = new RegExp(`^(?:${NAMELESS.join('|')})(?![\\w'’-])`)

/** Patterns of comments: those of SQL begin with `--`, those of all other languages with `//` or `/*`. */
const COMMENT = {
  sql: /(?<=^|[\s;,])--(?<line>[^\n]*)/gm,
  other: /(?<=^|[\s{(,;])(?:\/\*+(?<block>[\s\S]*?)\*\/|\/\/(?<line>[^\n]*))/gm,
}

/** Finds the comments of a file that begin with a word which names no subject. @returns the text of each comment */
export function namelessComments(file: string, text: string): string[] {
  const found: string[] = []
  let isContinued = false
  let end = 0
  for (const { index, groups = {}, 0: whole } of text.matchAll(
    file.endsWith('.sql') ? COMMENT.sql : COMMENT.other,
  )) {
    // Lines of `//` comments that follow each other are one comment, of which only the first line is checked.
    const isNext = isContinued && /^\n[\t ]*$/.test(text.slice(end, index))
    const words = (groups.block ?? groups.line ?? '').replaceAll(/^[\s*]+/gm, '').trim()
    if (!isNext && BEGINS_NAMELESS.test(words)) found.push(words)
    isContinued = groups.line !== undefined
    end = index + whole.length
  }
  return found
}
