/** News feeds in several formats for tests, well-formed and hostile. Titles and addresses are made up. */

interface FeedEntry {
  title: string
  link: string
  date?: string
  summary?: string
}

export const rssFeed = (entries: readonly FeedEntry[], before = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${before}<rss version="2.0"><channel><title>Salud de prueba</title>${entries
    .map(
      ({ title, link, date = 'Mon, 23 Nov 2026 06:00:00 GMT', summary = '' }) =>
        `<item><title>${title}</title><link>${link}</link><pubDate>${date}</pubDate><description>${summary}</description><enclosure url="https://noticias.example/foto.jpg" type="image/jpeg" length="9"/></item>`,
    )
    .join('')}</channel></rss>`

export const atomFeed = `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Átomos</title><id>a</id>
  <updated>2026-11-22T00:00:00Z</updated><entry><id>1</id><title type="html">&lt;b&gt;Uno&lt;/b&gt; &amp;amp; dos</title>
  <link href="https://noticias.example/atomo"/><updated>2026-11-22T10:00:00Z</updated><summary>Resumen</summary></entry></feed>`

export const jsonFeed = JSON.stringify({
  version: 'https://jsonfeed.org/version/1.1',
  title: 'JSON de prueba',
  items: [
    {
      id: '1',
      url: 'https://noticias.example/json',
      title: 'Tres',
      content_text: 'Resumen',
      date_published: '2026-11-21T10:00:00Z',
      image: 'https://noticias.example/tres.png',
    },
  ],
})

export const rdfFeed = `<?xml version="1.0"?><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
  xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>RDF de prueba</title>
  <link>https://noticias.example</link></channel><item><title>Cuatro</title><link>https://noticias.example/rdf</link>
  <dc:date>2026-11-20T10:00:00Z</dc:date></item></rdf:RDF>`

/** A feed with ten levels of XML entities, which expand to a thousand million words ("billion laughs"). */
export const entityBomb = rssFeed(
  [{ title: '&e9;', link: 'https://noticias.example/bomba' }],
  `<!DOCTYPE rss [<!ENTITY e0 "ja">${Array.from(
    { length: 9 },
    (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`,
  ).join('')}]>`,
)

/** A feed with an XML entity that refers to a file of the machine. */
export const entityOfFile = rssFeed(
  [{ title: 'Archivo &x;', link: 'https://noticias.example/archivo' }],
  '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
)

/** A feed of 1.7 MB with an element that has so many attributes that the parser takes one or two seconds. */
export const manyAttributes = rssFeed([]).replace(
  '</channel>',
  `<item ${Array.from({ length: 150_000 }, (_, n) => `a${n}="1"`).join(' ')}/></channel>`,
)
