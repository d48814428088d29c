import { expect, test } from 'vitest'
import { openCatalogue } from '#server/medications/open-catalogue.ts'
import { projectRoot } from '#server/root.ts'
import { orderedDrug } from '../ordered-drug.ts'

const catalogue = openCatalogue(projectRoot())
const notesOf = (text: string): string[] => text.trim().split('\n')

/** Disguised orders of controlled drugs, antibiotics and prohibited substances, written after the rules that find them. */
const DISGUISED = notesOf(String.raw`
Cl0naz3pam 2 mg noche
Klonacepam 2mg VO cada noche
C L O N A Z E P A M 2 mg
RVTL 2 mg 1 x noche
Rivotrill gotas 10 por la noche
Rivo 2 mg, media por la noche
Taf1l 0.5 mg
Insomnio (zolpidem 10 mg noche)
Ansiedad - lorazepam 1 mg c/12h x 30
Dolor crónico. Tapentadol 50
Además Ritalin 10 mg mañana y tarde
2 cajas de alprazolam
agregar fenobarb 100 mg
Valíum 10 mg prn
Morf 10mg SL c/4h
Oxycontin 20
parche de fentanilo de 25 cada 3 días
Buprenorfina parche 20 c/semana
Ketamina 50 mg nasal
codeína con paracetamol 1 c/6h
Stilnox uno al acostarse
Modiodal 100
Amoxi-clav 875 c/12
Augmentin 12h 7 días
azitro 500 por tres días
Cipro 500 c/12
levofloxacino 750 una diaria
Ceftriaxona 1 g IM diario 3 días
Benzetacil 1,200,000 dosis única
сlonazepam 2mg noche
Clonazepám dos miligramos por la noche
Clonazepam: uno cada noche
Alprazo lam .5
Trama dol 50
BZD: clonazepam 0.5
Clonazepam 0-0-1
Rivotril 1-0-1
Metilfenidato LP 18 AM
Vyvanse 30
marihuana gotas sublinguales 5 c/12h
Ergotamina
Ifa Reducing S 30 mg
Terfamex 30 mg 1 al día
Asenlix 60 por la mañana
1 fco de Rivotril
un frasco de tramadol gotas
3 tramadoles al día
dos clonazepanes por la noche
clonazepan 2
clonasepan 0,5 mg
clonazepam II mg noche
clonazepam por razón necesaria
clonazepam PRN
clonazepam diario
clonazepam a demanda
Clonazepam hs
Zaldiar 1 c/8 h
Nubain IM DU
Temgesic SL
dormicum 15 mg preop
Rohypnol 1 mg
Lexotan 6 media
Urbadan 10
Opioide: morfina 10
Analgésico: Tradol
Rx clonazepam
Tx clonazepam
Plan: clonazepam
Manejo con clonazepam
Resurtir clonazepam
Se deja clonazepam
Le dejo Rivotril
también clonazepam
y clonazepam
Clavulin 875 c/12
Macrodantina 100 c/6h
nitro 100 c/6
Trimetoprim c/12h
Flagyl 500 c/8h
doxi 100 c/12
Dalacin C 300
Garamicina 160 mg IM
clari 500 c/12h
linco 600 IM
PGP 800 IM c/12
cefalexina 500 c/6
Rocephin IM
Faringitis: amoxicilina 500 mg c/8h 10 d
IVU, nitrofurantoína 100 mg c/6h
Ansiedad clonazepam noche
clona(zepam) 2 mg noche
clona/zepam 2 mg noche
clonaz. 2 mg noche
R1v0tr1l noche
cłonazepam 2 mg
clonazеpam 2 mg
clona_zepam 2 mg
"clonazepam" 2 mg
<b>clonazepam</b> 2 mg
clonazepam=2mg
2 mg de clonazepam al acostarse
1/4 de clonazepam
la mitad de un Tafil
gotitas de rivotril
jarabe con codeína 5 ml
parche para el dolor: fentanilo
repetir receta de clonazepam
renovar clonazepam
en crisis: diazepam rectal
Midazolam bucal si crisis >5 min
Rescate: morfina
Con receta especial: morfina 10 mg
Autorizo venta de clonazepam
Vender clonazepam
Cambiar losartán por clonazepam
Suspender tramadol y dar morfina 10 mg
Niega alergias. Clonazepam 2 mg noche
Evitar alcohol. Rivotril noche.
Ya no tome alprazolam, ahora clonazepam
Suspender alprazolam, iniciar clonazepam
clonazepam (antes alprazolam)
Antecedentes: HAS. Clonazepam 1 noche
Antecedentes: clonazepam, continuar
I10. Tx: losartán, clonazepam
Faringoamigdalitis bacteriana (amoxi 500x8h x10d)
IVRS. Amox 500 c/8
Si fiebre, tomar la amoxicilina que tiene en casa
Amoxicilina en caso de fiebre
Receta de amoxicilina por separado c/8h
amoxi. 500 c/8h
azitro. 500 x 3
Antecedentes: clonazepam, surtir 1 caja
Toma clonazepam, seguir
`)

/** Ordinary notes for patients that order no such drug, one a line, written after the rules that find orders of drugs. */
const ORDINARY = notesOf(`
Traer estudios de laboratorio en 15 días.
Dieta blanda, abundantes líquidos y reposo relativo 3 días.
Niega consumo de tramadol o benzodiacepinas.
Alergia a penicilina (rash en la infancia).
Alérgica a sulfas y a la amoxicilina.
Suspender alprazolam según esquema de su psiquiatra.
Evitar alcohol mientras tome el antibiótico.
No automedicarse antibióticos.
Antecedentes: clonazepam hace 5 años, suspendido.
Paciente con antecedente de dependencia a benzodiacepinas.
Toma clonazepam por psiquiatría desde 2019.
No combinar con clonazepam ni con alcohol.
Cita en 2 semanas con resultados de cultivo y antibiograma.
Urocultivo: E. coli resistente a ciprofloxacino, sensible a nitrofurantoína.
Antibiograma con resistencia a ampicilina y TMP-SMX.
Completó esquema de amoxicilina hace una semana, sin fiebre.
Antidoping positivo a cocaína y THC.
Se solicita nivel sérico de fenobarbital.
Datos de alarma: somnolencia, dificultad para respirar, convulsiones.
Aplicar compresas frías 10 minutos 3 veces al día.
Caminar 30 minutos diarios, 5 días a la semana.
Lavado nasal con solución salina 2 veces al día.
Tomar 2 litros de agua al día.
Usar protector solar FPS 50 cada 4 horas.
Medir presión cada mañana y anotar.
Glucosa capilar antes de cada alimento.
Vacuna contra influenza en octubre.
Ejercicios de Kegel 10 repeticiones 3 veces al día.
Continuar con su tratamiento habitual de hipertensión.
No suspender losartán.
Continuar metformina 850 mg cada 12 horas.
Puede alternar con ibuprofeno si hay fiebre mayor de 38.5.
Reposo en cama; incapacidad por 3 días.
Hielo local 15 min cada 6 h.
Faja lumbar durante el día.
Evitar café, té y refrescos de cola.
Disminuir cafeína por la noche.
Colonia Dorsal 3, casa 10.
Acudir a urgencias si presenta sangrado.
Próxima cita: lunes 10 de enero a las 9:00.
Faringitis viral, no requiere antibiótico
Alergia a penicilina
Trastorno por consumo de opioides, en remisión
Intoxicación por benzodiacepinas, seguimiento
Dependencia a tramadol
Síndrome de abstinencia a alcohol
Epilepsia refractaria a levetiracetam y fenobarbital
Colitis por Clostridioides difficile asociada a clindamicina
Ototoxicidad por gentamicina
Hipersensibilidad a cefalosporinas
Lumbalgia mecánica con mejoría parcial
Rinitis alérgica estacional
Dermatitis por contacto con níquel
Estado posoperatorio de colecistectomía
Uso de anticonceptivos orales
Insomnio de conciliación, sin uso de hipnóticos
Infección por SARM sensible a vancomicina
Embarazo de 12 semanas, bacteriuria asintomática
Neuralgia del trigémino en tratamiento con carbamazepina
Diabetes tipo 2 en metformina, sin complicaciones
Se explica que es un cuadro viral y que no se beneficia de amoxicilina.
Refiere náusea con tramadol; se cambia el analgésico.
Madre refiere que su pediatra le dio amoxicilina el mes pasado.
Paciente pide clonazepam, no se otorga.
Se negó receta de alprazolam.
Interrogado sobre consumo de cocaína, marihuana y metanfetamina: negado.
Tos con flemas verdes 7 días, radiografía normal.
Amoxicilina previa sin respuesta.
Portador de catéter; aseo con jabón neutro.
Los dulces de coca y el té de coca no están permitidos en el trabajo.
Mejores hábitos de sueño: apagar pantallas 1 hora antes.
Sales de rehidratación oral a libre demanda.
Bañar al niño con agua tibia.
Almendras, nueces y legumbres tres veces por semana.
Retirar puntos en 8 días.
Los inhibidores, los hormonales y los corticoides orales se valoran en la próxima cita.
Toma clonazepam por psiquiatría, continuar con su dieta.
Antecedentes: clonazepam, tramadol, losartán.
Antecedentes: HAS, DM2, clonazepam hace 3 años; continuar dieta.
Niega clonazepam, sigue con insomnio.
Suspender tramadol, continuar paracetamol.
Alergia a amoxicilina. 500 mL de agua cada 8 horas.
Mejoró con amoxi. Cita en 7 días.
Vive en metro. 10 minutos de camino.
Desintoxicación de benzodiacepinas hace 2 años, sigue en terapia.
Evitar tramadol, siga las indicaciones.
Cambios de hábitos: verduras, frutas, cereales integrales, panes y tortillas.
Los hipnóticos no están indicados; higiene del sueño.
Las infecciones virales no se tratan con antibióticos.
Los canales iónicos y los potenciales evocados son normales.
Control de triglicéridos, creatinina y electrolitos en 3 meses.
Exfoliación capilar con champús suaves.
Uso de tramadol previo sin respuesta.
Sensibles: nitrofurantoína, fosfomicina. Resistentes: ciprofloxacino, ampicilina.
Paciente refractario a tramadol y ketorolaco.
No se beneficia de antibiótico.
Alergias: penicilinas, sulfas y cefalexina.
Alérgico a cefalosporinas y penicilina.
Cefalea por abuso de analgésicos y codeína
Prurito por morfina epidural
Candidiasis posterior a amoxicilina
Diarrea posterior a clindamicina
Vaginosis recurrente tras metronidazol
Nefrotoxicidad por amikacina
Temblor por retiro de clonazepam
Hepatitis por isoniazida
Tendinopatía asociada a ciprofloxacino
Exantema por amoxicilina en mononucleosis
Se envía interconsulta a psiquiatría para ajuste de alprazolam.
Familiares guardan bajo llave los medicamentos.
Tarjeta de donador de órganos en trámite.
Pesarse cada semana, en ayunas.
Cubrebocas, lavado de manos y ventilación.
Subir las piernas 20 min al día.
Seguir las metas: presión < 130/80.
Tomar muestras antes de iniciar cualquier antibiótico.
Resultado de antidoping negativo a opioides y benzodiacepinas.
`)

test('an order in disguise is stopped', () => {
  expect(DISGUISED.length).toBeGreaterThanOrEqual(120)
  expect(DISGUISED.filter((text) => orderedDrug(text, '', catalogue) === null)).toEqual([])
})

test('an ordinary note is not stopped', () => {
  expect(ORDINARY.length).toBeGreaterThanOrEqual(110)
  expect(ORDINARY.filter((text) => orderedDrug(text, '', catalogue) !== null)).toEqual([])
})
