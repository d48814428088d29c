/*
 * Words by which the kind of a question is recognised, in Spanish and English and without accents. A misspelt word of a question
 * is recognised too. The words of `PLAIN` have no meaning of their own.
 */

const CUES = {
  how: 'como donde how where',
  prescriptions:
    'receta recetas rx prescripcion prescripciones prescription prescriptions historial history recete recetado recetada recetados recetadas recetaste prescribi prescribed prescribe indique indicado mande mandado deje puse vino vinieron toma vi atendi scripts script tomaba tomaban tomando take taking takes dado dio di tratamientos',
  count: 'cuantas cuantos cuanta many number',
  figures:
    'numeros numbers cifras cifra estadisticas estadistica resumen totales figures statistics stats summary top frecuencia total',
  cancelled:
    'cancelada canceladas cancele cancelaron cancelamos cancelacion cancelaciones anulada anuladas anule anulamos rechazada rechazadas rechazaron cancelled canceled cancel voided rejected',
  most: 'mas most frecuentes',
  prescribing:
    'receto recete prescribi indique prescribo uso recetados recetado recetada recetadas prescribed prescribe',
  patient:
    'paciente pacientes expediente expedientes ficha patient patients chart llame llama llamen llaman named called',
  find: 'quien who abre abrir open busca buscar buscame encuentra encontrar encuentrame find search lookup localiza muestra',
  interactions:
    'interaccion interacciones interactua interactuan interaction interactions interact interacts combinar combina combino mezclar mezcla mezclo juntos juntas together combine mix choca chocan compatible compatibles revisa revisar check llevan contraindicado contraindicada bronca broncas choque choques puede puedo pueden',
  dose: 'dosis dosificacion posologia dose doses dosage dosing maximo maxima limite limites limit maximum',
  catalogue:
    'presentacion presentaciones catalogo marca marcas generico genericos precio precios cuesta presentations presentation catalogue catalog brand brands price clase fraccion concentraciones hay existe existen comes available',
  favourites:
    'favorito favoritos guardado guardada guardados guardadas plantilla plantillas favourite favourites favorite favorites template templates',
  draft:
    'prepara preparar preparame preparale preparala haz hazle hazme escribe escribir escribele redacta redactar arma borrador draft prepare recetale prescribele write armale elabora',
  able: 'ayuda help puedes haces sabes hola hello gracias thanks',
  person: 'senora senor sra sr srita senorita don dona nino nina mrs mr ms',
} as const

export type Cue = keyof typeof CUES

const PLAIN = new Set(
  `a al algo alguien anyone somebody someone algun alguna ahi ahora antes aqui asi con cual cuales cuando cuanto de del desde donde e el ella ellas ellos
  en entre era es esa ese eso esta estan este esto fue ha han has hasta hay he hice hiciste hizo hago hacer hecho hechas hechos i la las
  le les lo los llevo lleva me mi mis mio mia mias mios muy ni no nos o para pero por porque pude que quien quiero
  quisiera se sea ser si sido sin sobre solo son su sus suya suyas suyo suyos tambien te ten tener tengo tenga tiene tienes
  nueva nuevas nuevo nuevos repite repiteme repetir mismo misma repeat again same acuerdo oye porfa porfis chamaco chamaca escuincle bebe adulto kg kilo kilos viene vienen siempre ok okay medicamento medicamentos medicina medicinas farmaco farmacos drug drugs medicine medicines medication medications
  todo todos toda todas tras tu tus u un una uno unas unos usa usar usted va ver vez y ya yo favor necesito dame dime
  muestrame muestra mostrar ensename ver lista listado ultima ultimas ultimo ultimos cosa cosas emiti emitidas
  hechas nombre tomo tomas fill filled fills pharmacy farmacia surtir surtio surtieron surtida surtidas problema problemas problem problems noche tarde manana desayuno comida cena dormir ayunas tomar dar darle doy decir sale salen mal bien puedo puede pueden podria tipo diario diaria dia dias
  about all am an and any are as at be been between by can could did do does done for from get give given got had has have
  her hers him his how i in into is it its ill ive im me my mine of on one or our out please she should show tell than
  that the their them then there these they this those to up us was we were what when which who whom whose will with
  would ones write wrote written you your yours much last next give list see want need made make latest`
    .split(/\s+/)
    .filter(Boolean),
)

const CUES_OF = new Map<string, Cue[]>()
for (const [cue, words] of Object.entries(CUES))
  for (const word of words.split(' ')) CUES_OF.set(word, [...(CUES_OF.get(word) ?? []), cue as Cue])

/** All words of `CUES`, with which misspelt words of a question are compared. */
export const CUE_WORDS: readonly string[] = [...CUES_OF.keys()]

export const cuesOf = (word: string): readonly Cue[] => CUES_OF.get(word) ?? []
export const isPlainWord = (word: string): boolean => PLAIN.has(word)
