/**
 * Makers of generic medicines in Mexico, as doctors write them behind a generic name: "Loratadina AMSA". The catalogue names no
 * makers, so that such a word cannot select a product. The list does not state which medicines a maker sells.
 */
const MAKERS = new Set(
  `abbott accord alpharma amsa apotex armstrong asofarma baxter bayer biomep bioresearch bristol bruluart carnot chinoin cinfa
  collins degorts fresenius generico generica gi grossman gsk hormona italmex kener landsteiner lilly liomont loeffler maver
  medimart merck mylan neolpharma normon novag novartis nucitec perrigo pfizer pisa psicofarma quifa raam randall ratiopharm
  rimsa roche sandoz sanofi senosiain serral silanes similares solfran stada streger takeda tecnofarma teva torrent ultra
  viatris victory wandel wermar zerboni zydus`.split(/\s+/),
)

export const isMaker = (word: string): boolean => MAKERS.has(word)
