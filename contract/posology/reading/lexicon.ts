// Phrases of Spanish instructions in plain letters, one meaning a line: `value = pattern, pattern`. In a
// pattern `|` separates alternatives of one word, and `~` stands for no word. Doubtful words are left out: a
// word that is not listed is not understood.
// Left out on purpose (ISMP, error-prone abbreviations): AD, QD, QOD, HS, AC, PC, D/C, SQ.

/** Units of a dose; the value is what a patient reads. `WEIGHED` and `ACTS` are further down. */
export const UNITS = `
tableta = tab|tabs|tabl|tbl|tbs|tb|tableta|tabletas ~|recubierta|recubiertas
comprimido = comp|comps|compr|comprimido|comprimidos
pastilla = pastilla|pastillas|past
cápsula = cap|caps|capsula|capsulas
gragea = gragea|grageas|grag
perla = perla|perlas
trocisco = trocisco|trociscos
gomita = gomita|gomitas
gota = got|gots|gota|gotas|gotitas|gts|gtas|gta|gt
cucharadita = cucharadita|cucharaditas|cdta|cdtas|cdita|cditas ~|cafetera|cafeteras
cucharada = cucharada|cucharadas|cda|cdas ~|sopera|soperas
medida = medida|medidas
tapa = tapa|tapas
gotero = gotero|goteros
sobre = sobre|sobres|sob ~|de ~|granulado|polvo
ampolleta = amp|amps|ampolleta|ampolletas|ampolla|ampollas|ampula|ampulas ~|bebible|bebibles
aplicador = aplicador|aplicadores ~|lleno|llenos ~|de ~|crema
frasco ámpula = frasco|frascos|fco|fcos ampula|ampulas|ampolla|amp, vial|viales
jeringa prellenada = jeringa|jeringas|jga prellenada|prellenadas|precargada|precargadas
pluma prellenada = pluma|plumas ~|prellenada|prellenadas
disparo = disparo|disparos|disp|puff|puffs|puf
inhalación = inhalacion|inhalaciones|inh|inhal
atomización = atomizacion|atomizaciones|spray|sprays|pulverizacion|pulverizaciones
parche = parche|parches
óvulo = ovulo|ovulos|ov
anillo = anillo|anillos
supositorio = supositorio|supositorios|sup|supo|supos
ml = ml|mls|mililitro|mililitros|cc, ml|mls|cc de suero|vso ~|vida ~|oral, ml|mls|cc de vida suero ~|oral, ml|mls|cc de electrolitos ~|orales, ml|mls|cc de solucion|sol|suero ~|salina|fisiologica|fisiologico|isotonica, ml|mls|cc de ssf
l = l|litro|litros
mg = mg|mgs|mgr|miligramo|miligramos
g = g|gr|grs|gramo|gramos
mcg = mcg|mcgs|ug|µg|microgramo|microgramos
unidad = ui|iu|u|unidad|unidades|uds ~|internacionales
mEq = meq
cm = cm|centimetro|centimetros
inyección = inyeccion|inyecciones|iny
aplicación = aplicacion|aplicaciones|aplic|apl
nebulización = nebulizacion|nebulizaciones|neb|nebs|micronebulizacion|micronebulizaciones|mnb
enjuague = enjuague|enjuagues ~|bucal|bucales, buche|buches, colutorio|colutorios
lavado = lavado|lavados
enema = enema|enemas
gargarismo = gargarismo|gargarismos|gargaras|gargara`

export const TIMES_OF = `
min = min|mins|minuto|minutos
h = h|hr|hrs|hs|hora|horas|hors|oras|hras
d = d|ds|dia|dias|dais ~|continuos|seguidos|completos|consecutivos|naturales
n = noche|noches
wk = sem|sems|semana|semanas ~|completa|completas|seguidas
q = quincena|quincenas
mo = mes|meses
a = ano|anos`

export const WHEN = `
WAKE = al despertar|despertarse|levantarse
FAST = en ~ ayuno|ayunas, ayuno|ayunas, con el|~ estomago vacio
MORN = por|x|en|durante la|las manana|mananas, mananas, cada|c manana, c / manana, manana, por manana, matutino|matutina
NOON = a|al|~ mediodia, a|al|~ medio dia, a|al ~|el medio dia
AFT = por|x|en|durante la|las tarde|tardes, cada tarde, tarde, por|x tarde, vespertino|vespertina
NIGHT = por|x|en|durante la|las noche|noches, cada noche, noche, por|x noche, nocturno|nocturna
HS = al ir a dormir|acostarse, ~|a ~|la hora ~|de ~|del sueno, al acostarse|dormir|dormirse, antes de acostarse|dormir|dormirse, a|al la hora de dormir|acostarse, antes de ir a dormir, a|al momento de dormir
ACM = antes del|de|~ desayuno|desayunar
CM = con|en el desayuno, en desayuno, al desayunar, c / desayuno, desayuno
PCM = despues del|de|~ desayuno|desayunar, post desayuno
ACD = antes de la|~ comida, antes comida
CD = con|en la comida ~|principal|fuerte, comida
PCD = despues de la|~ comida, despues comida
ACV = antes de la|~ cena|cenar, antes cena
CV = con|en la cena, con cena, en cena, al cenar, c / cena, cena
PCV = despues de la|~ cena|cenar, despues cena
AC = ac, antes de los|las|sus|~ alimentos|comidas, antes de comer, preprandial
C = con el primer bocado ~|de ~|los|las|la ~|alimentos|comida|comidas, ~|junto|juntos con los|las|sus|~ alimentos|comidas, acompanado|acompanada de|con alimentos, con alimento, c / alimentos
PC = pc, despues de los|las|sus|~ alimentos|comidas, despues de comer, tras los alimentos, postprandial`

/** Phrases that mean all three meals of a day, such as "con cada comida". */
export const EACH_MEAL = `
C = con cada comida|alimento ~|principal, con los|las 3|tres alimentos|comidas, en cada comida, c comida, c / comida|alimento, cada comida
AC = antes de cada|c comida|alimento, antes de los|las 3|tres alimentos|comidas, antes de c / comida|alimento
PC = despues de cada|c comida|alimento, despues de los|las 3|tres alimentos|comidas, despues de c / comida|alimento`

/** Phrases for events before or after which a dose is taken each time, such as "después de cada evacuación". */
export const DOSE_EVENTS = `
después de cada evacuación = despues de|tras cada evacuacion, tras cada evacuacion, por ~|cada evacuacion, con cada evacuacion, c / evacuacion
después de cada evacuación líquida = despues de|tras cada evacuacion liquida|diarreica|acuosa, por|con cada evacuacion liquida|diarreica, por evacuacion liquida|diarreica, c / evacuacion liquida|diarreica, despues de|tras cada diarrea
después de cada vómito = despues de|tras cada vomito, por cada vomito
después de cada evacuación o vómito = despues de|tras cada evacuacion ~|liquida|diarreica o|y ~|cada vomito, despues de|tras cada vomito o|y ~|cada evacuacion
después de cada sesión de diálisis = despues de ~|la|cada ~|sesion ~|de hemodialisis|dialisis, post hemodialisis|dialisis
en cada cambio de pañal = en|con|despues de|~ cada cambio de|~ ~|panal, c / cambio ~|de ~|panal
30 minutos antes del viaje = 30|treinta min|minutos antes del|de|~ viaje|viajar
1 hora antes del viaje = 1|una h|hr|hora antes del|de|~ viaje|viajar
2 horas antes del viaje = 2|dos h|hrs|horas antes del|de|~ viaje|viajar
30 minutos antes del procedimiento = 30|treinta min|minutos antes del procedimiento|estudio
1 hora antes del procedimiento = 1|una h|hr|hora antes del procedimiento|estudio
2 horas antes del procedimiento = 2|dos h|hrs|horas antes del procedimiento|estudio
30 minutos antes de la relación sexual = 30|treinta min|minutos antes de|~ ~|la relacion|relaciones ~|sexual|sexuales, 30|treinta min|minutos antes de|del ~|la actividad|acto sexual
1 hora antes de la relación sexual = 1|una h|hr|hora antes de|~ ~|la relacion|relaciones ~|sexual|sexuales, 1|una h|hr|hora antes de|del ~|la actividad|acto sexual
15 minutos antes del ejercicio = 15|quince min|minutos antes del|de ~|hacer ejercicio
30 minutos antes del ejercicio = 30|treinta min|minutos antes del|de ~|hacer ejercicio`

/** Phrases for ways to use a liquid, and for acts that stand for a dose, such as "hacer gárgaras". */
export const ACTS_DONE = `
gargarismo = en gargaras|gargarismos
enjuague = en enjuague|enjuagues ~|bucal|bucales
lavado = en lavado|lavados, lavar|lave|lavarse
nebulización = en nebulizacion|nebulizaciones|micronebulizacion|micronebulizaciones, nebulizado|nebulizada|nebulizadas|nebulizados`

export const DAYS = `
mon = ~|dia|dias lunes|lun
tue = ~|dia|dias martes|mar
wed = ~|dia|dias miercoles|mie|mier
thu = ~|dia|dias jueves|jue
fri = ~|dia|dias viernes|vie
sat = ~|dia|dias sabado|sabados|sab
sun = ~|dia|dias domingo|domingos|dom
mon wed fri = ~|dias l - mi - v, ~|dias l , mi ,|y v, ~|dias l mi ~|y v
mon tue wed thu fri = ~|de l a v
sat sun = s y|- d, s a d, fin|fines de semana, los fines de semana`

export const PER = `
d = al dia, por dia, x dia, xdia, en el dia, en un dia, en 1 dia, diarias, diarios, en 24 horas|h|hrs|hs, durante el dia, / dia, / d
wk = a|por|x la semana, por|x|/ semana|sem, semanales, en la|una|1 semana
mo = al|por|x|/ mes, mensuales`

/** Phrases of a regular frequency without a number. The value is an interval. */
export const REGULARLY = `
1 d = diario, diaria, diariamente, a diario, todos los dias, cotidianamente, bid|tid|qid
2 d = cada|c tercer|otro dia, c / otro dia, cada|c / 3 er|ero dia, cada|c 3 er|ero dia, cada|c tercer dia, c / tercer dia, dias alternos, en dias alternos, un|1 dia si y|~ un|1|otro dia|~ no, dia si ~|y dia no
1 wk = semanal, semanalmente
15 d = quincenal, quincenalmente
1 mo = mensual, mensualmente
3 mo = trimestral, trimestralmente
6 mo = semestral, semestralmente
12 mo = anual, anualmente`
