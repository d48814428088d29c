/**
 * Makers of generic medicines in Mexico, as doctors write them behind a generic name: "Loratadina AMSA". The catalogue
 * names no maker, so that such a word narrows nothing. Names in general use; whether a maker sells a medicine is not stated.
 */
const MAKERS = new Set(
  `abbott accord alpharma amsa apotex armstrong asofarma baxter bayer biomep bioresearch bristol bruluart carnot chinoin cinfa
  collins degorts fresenius generico generica gi grossman gsk hormona italmex kener landsteiner lilly liomont loeffler maver
  medimart merck mylan neolpharma normon novag novartis nucitec perrigo pfizer pisa psicofarma quifa raam randall ratiopharm
  rimsa roche sandoz sanofi senosiain serral silanes similares solfran stada streger takeda tecnofarma teva torrent ultra
  viatris victory wandel wermar zerboni zydus`.split(/\s+/),
)

export const isMaker = (word: string): boolean => MAKERS.has(word)
