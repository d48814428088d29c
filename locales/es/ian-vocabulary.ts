/**
 * Spanish words that a language model's sentence may contain, besides those of the question and of the results. None of them is
 * the name of a person or of a medicine. The words have no accents, because they are compared without accents.
 */
export const ianVocabulary = {
  /** Words that a sentence may contain in exactly this form. */
  words: `a abajo abarcan abdomen abierto aborto abortos abreviaturas abril absorbe abstinencia abundante abusado abuso
    acaba acaban acaso accesoria aceite acelera aceleran acepta aceptables aceptar aceptara aceptarla acepte
    acetilcolina acidosis acne acorta acortar acorte acortelas acostarse actual actualizado actualizarla actualizo
    acude acumula acumulan acumularse adelante adelgaza ademas adivina adivinan adivinar adivine adjunta adjuntas
    administrador administradora administradores admite adolescentes adormece adulto adverso adversos advierta
    advierte aerea afines agonista agonistas agosto agota agotado agrandar agranulocitosis agrava agravan agravar
    agravarlo agregue agreguela agreguelo agua aguda agudo aguja ahi ahora ahorradores ajonjoli al alarga alargan
    alargar alargue alarma alcali alcalina alcaliniza alcalosis alcance alcoholismo aldosterona alergeno alergia
    alergologia alfabloqueador algo alguien algun alguna algunas alguno algunos alivia alivio alla alli almendras
    alrededor alta altas alterada alteradas alterado alterar alto altos amamantan amamantar ambas ambos amida amidas
    aminas aminoglucosidos amniotico amoniaco amplias amplio ampolleta ampolletas ampolloso ampula ampulas anada
    anafilaxia analgesia analgesica analgesico analgesicos analisis analogo analogos ancho anciano ancianos
    androgenos anemia anestesico anestesicos aneurisma angina angioedema angiotensina angosto angulo anhidrasa
    animales animo ano anomala anorexia anorexigenos anormal anormales anos ansiedad antagonista ante anteayer antes
    antiacido antiagregante antiarritmico antiarritmicos anticoagulante anticoagulantes anticolinergico
    anticolinergicos anticonceptivo anticonceptivos anticuerpos antidepresivo antidiabetico antidopaminergicos
    antiemetico antiepileptico antiepilepticos antifosfolipido antifosfolipidos antifungico antigeno antiguas
    antiguo antihipertensivo antihipertensivos antihipertensor antihistaminico antiinflamatorio antiinflamatorios
    antimicotico antipaludico antiparkinsoniano antiparkinsonianos antipsicotico antirretroviral antirretrovirales
    antitiroideo antiviral aortica apagar aparte apellido apenas apetito aplasia aplique apnea aqui archivo areas
    aromatico aromaticos arrepentirse arriba arritmia arritmias arterial arterias arterioso articular artralgias
    artritis asa asi asignar asma asmatica asocia asociadas asocian asunto ataque ataques atras atrofia aumento aun
    aunque aura auricular auriculoventricular ausencias autentica autografa autoinmune autoinmunes automatica
    autoriza autorizados avance avanzado avanzar averiguar avisa avisaremos avisarse avise aviso avisos ayer ayuda
    ayunas azar azoles azolicos azucar azucares bacteria bacterias bacteriostatico baja bajas bajo bajos banco
    bandeja barbiturico barrera barro basilar basta bastan bastante bastar bastaria bebe benzodiacepina
    benzodiazepinas beta betabloqueador betabloqueante bibliotecas bien bilateral biliar bilirrubina bilis biometria
    bipolar bitacora blanco blandos bloquea bloqueada bloqueado bloqueador bloquean bloquee bloqueo bloques boca
    bocio bomba bonito boton bradicardia bradicinina brazo broncodilatador broncoespasmo bronquios buena buenas
    bueno buenos busque buzon cabe caben cabeza cacahuate cada cadena caer caida caidas caja cajas calcioantagonista
    calendario calle cama camara cambio camino cancer candado candidosis cansancio caracter caracteres
    carbapenemicos carbonica cardiaca cardiaco cardiacos cardiologia cardiologo cardiopatia cardioselectivo
    cardioselectivos cardiovascular carece carta cartilago cartilla casa casi catarata cataratas catarro
    catecolaminas catorce causa ceda cede cedulas cefalea cefalosporina cefalosporinas ceguera celulas cena
    centimetros central centrales centro cerca cerebral cerebrales cerebro cero cerrado certificado cetoacidosis
    chico choque chubascos ciclo ciclooxigenasa cien ciento cierra cierran cierre cierta cierto cima cinasa cinco
    cincuenta cirrosis cirugia cirujano cisticercos cisticercosis citotoxico claramente claro clinica cm coadyuvante
    coagulopatia coagulos colapso colega colegas colestasis colesterol colinergica colinesterasa colitis colon
    colonia coloque columna columnas coma comentarios comezon comida comienzo comision como comparta compartida
    compartido compartio compartir compensada compiten complejas complejos completo complicada comprobante comprobar
    comprobarla comprobarlo computadora computadoras comun comuniquese con concepto conducir conducta conducto
    conectado conexion confiable confianza conforme confusion congestion consecuencia consigue consintio constante
    consultorio contigo contra contradicen contrasenas contraste convierte convulsiones convulsivo copas copia
    corazon corea cornea cornezuelo coronaria correcto correo corrige corrigen corrigio corta cortas corte
    corticoide corticoides corticosteroides cortisol corto cortos cosa coteja cotejar craneo creatina creatinina
    crece crecen crecer crecio credenciales crema cremas crisis cristales critica criticas critico criticos cual
    cuales cualquier cualquiera cuando cuanta cuantas cuanto cuantos cuarenta cuatro cubierta cuchara cucharada
    cuenta cuentas cuerpo cuerpos cuidado cultiva cuya cuyo da dado dan dana danado danados danan danar dano dar
    daran daria darle darlo de debajo deber debil debilitar decimales dedo dedos defectos defensas deficiencia
    deforma degrada del delicado delirio demas demasiadas demasiado demasiados demencia demostrada demostrado
    demuestra demuestran dentista dentro dependencia deposito depresion deprime deprimen derecho derivado dermatitis
    derrame desarrollo desbloquearla descalcifica descargar descargo descargue descarguelo descompensa descompensada
    descompensan descompensar descongestivo desconocido describe describen descrita descritas descrito desde deseado
    deseados desencadena desencadenado desencadenar deseo deshabilitada deshacer deshidrogenasa deshizo desmarque
    desmayo despacio despertar desplaza desprender despues destina destruir destruye detener detenida detenido
    deterioro detras detuvo devolvio devuelta devuelva devuelvala devuelvalos devuelve di dia diabetes diabetica
    dialisis diarrea dias dibujada dice dicen dicho diciembre dictado dictar dicte diecinueve dieciocho dieciseis
    diecisiete dientes dieta diez diferencia dificil diga digalo digestiva digestivo digo dihidropiridina dijo
    dilatan dilatar diluye dinero dio dira diran discinesia discinesias disecante diseno disenteria disminucion
    disminuido disnea dispositivo distinto disuelve diuretico division doble doce doctora dolor domicilio domingo
    donde dormir dos doy drepanocitica duda dudas dudo duplica duplicada duplicados durante e eclampsia ectopico
    edad edema efecto efervescente efervescentes eficaz ejemplo el electrocardiograma electronica electronicas
    electronico elemental eligio ella ellas ello ellos embarazada embolia emergencia empaque empiece empieza en
    encabezado encabezan encefalopatia encias encima encubre endocrinologia endometrio endometriosis endotelina
    enero enfermera enlace enseguida entendi entera entero entonces entre entregue entreguela envase envases
    enviaremos enzima enzimaticos epilepsia equivalente era eran ergotismo erroneo error es esa esas escala
    escamosas escanear escanearlo escanee escribanos escribiremos escritura escuela ese esfinter esfuerzo eso
    esofago esos espaciar espacie espalda espanol especialista espermatozoides espesa esposa esposo esquema esquemas
    esquizofrenia esta estaba estaban estabilizador estable estan estar estas estatina este esten estenosis ester
    esteroideos estimulantes estimular esto estos estoy estrecha estrecho estrenimiento estricta estrogeno
    estructura estructural estruvita estudio estudios estupefaciente estuvo etc etiqueta etiquetas europea evento
    eventos evoque exacto exantema excede excepto excipiente excipientes excitar exige exigen exito experiencia
    expidio explique exporta exportados exportan exportar exportarla exportarse exporto expulsa extender extienden
    extrapiramidales fabrica facil factura falla fallar fallidos fallo falso falta familia favor favorece favorecen
    favorecer febrero fenantrenicos feocromocitoma ferritina fetal feto fibra fibrosis ficha ficticios fiebre final
    flacido flechas flema flemas fluoropirimidina fondo formato formatos fosfodiesterasa fosforo foto fotografia
    fracturas frasco frascos frase frases frecuente frena frenan frente frontera fue fuera fueron fuerza fui fumado
    fumar futuro galactosa garganta gases gasta gasto gastrica gastrico gastroenteritis gastroparesia gel genital
    genitales ginecomastia glaucoma globulos glucoproteina gluten golpe gota gotas gracias grafica gran grande
    grandes grasa gripa gripe gris guion gusto ha haber habia habian habra habria hace hacen hacer hacerla hacerlo
    hacerse hacia haciendo haga hagalo hago han has hasta hay haya hayan he heces hecha hechas hecho hechos helada
    hematica hematocrito hematoma hematuria hemiplejica hemodialisis hemoglobina hemolisis hemolitica hemorragia
    hendido hendiduras hepatica hepaticas hepatico hepaticos hepatologia hepatopatia hereditaria hereditario hermana
    hermano heterocigota hicieron hidratantes higado hija hijo hinchazon hiperamonemia hipercalcemia
    hipercolesterolemia hiperparatiroidismo hiperpotasemia hipertension hipertensiva hipertensivas hipertiroidismo
    hipocalcemia hipofisis hipoglucemia hipoglucemiante hipogonadismo hipomagnesemia hipopotasemia hipotension
    hipotensor hipotiroidismo histamina hizo hola hombre homocigota hora horaria horarios horas hormonal hormonales
    hormonas hospital hoy hubo huella hueso huesos huevo ia ian iconos ictericia ictus ideas idempotencia
    identificador identifique idioma idiopatica igual iguales ileo imagen imidazol impedir imposible impresa
    impresas impresion impreso impresora imprevisible impuestos inactivada incidente incluso indebido indique
    indispensable indispensables induce inducen inductor ineficacia inesperado inestable infantil infarto infartos
    infeccion infectada infectologia inflama inflamada inflamado inflamatoria ingrediente ingredientes inhalado
    inhalados inhalar inhiba inhibe inhiben inhibida inhibidor inhibidores inicia inmaduro inmune inmunodeficiencia
    inmunosupresion inmunosupresor inmunosupresores inotropico inquieta insoluble insomnio insuficientes insulinas
    integrada intento interfiera internet intersticial intestinal intestinales intestino intolerancia intoxica
    intracraneal intravenoso investigue invierno invita invitan invitar inyectadas iris irregular irreversible
    irritar isquemia isquemica izquierda izquierdo jamas jarabe jarabes jeringa join joven jovenes jueves julio
    junio junta juntas junto juntos justifique juvenil kernicterus kg kilo la laboratorio lactancia lactante
    lactantes lactica lactosa lado lagrimal lamentablemente lapiz larga largo las lateral latex laxante le lea leche
    lecitina lecturas leera leeria lejos lenguaje les lesion lesiones leucemia leucocitos levantarse ley leyo libera
    libre lincosamidas linfoma lipidos llave llaves llegue lleno lleva llevan lleve lluvia lo locion logo logotipo
    logro los lubricante lubricantes luego lunes lupus macrolido macrolidos macula madre mal mala malformar malo
    mama manana mandibula mania mano marca marcada marcado marcapasos marcar marcas mareo mareos margen marque
    marquela marquelo martes marzo mas maternas mayo mayor mayores mayoria mcg me mecanica media medianoche medica
    medico medio mediodia medula medular megacolon mejor mejora mejores melanoma membresias memoria menarca
    meningioma menopausia menor menores menos mensaje mensajero mensajes menu mes meses metabolismo metabolito
    metabolitos metaboliza metabolizadores metahemoglobina metahemoglobinemia metales metastasis metodo metodos mg
    mi miastenica micosis microfono mida midalo midalos miembro miembros mientras miercoles migrana mil milimetros
    millon millones min mioclonias miomas miopatia mis misma mismas mismo mismos mitad mitocondrial mitocondriales
    mitocondrias ml mmhg moco modelo modifique modo modos moho moneda mononucleosis mordida mortal mostrador motivo
    motores mover movida mucha muchas mucho muchos mucosa mucosas muerte muertes mueve municipio muscular musculares
    musculo musculos muy nacer nacido nacio nada nadie nariz nasales nausea nauseas navegador necesidad necrosis
    nefritis nefropatia nefrosis nervio nervios nerviosismo nervioso neumonia neural neurologia neurologico
    neurologicos neurologo neuromuscular neuropatia neutro neutrofilos neutropenia ni nieve nina ninas ningun
    ninguna ninguno nino ninos nitroimidazoles no noche noches nodo noradrenalina noreste norma noroeste nos
    nosotros nota notas notifique noventa noviembre nublado nucleosido nuestra nuestro nueve nuevo nulo nunca o
    obliga obligacion obstaculo obstetrica obstetricia obstruida obstruido obstruidos obstruir obstruye ochenta ocho
    ocluya octubre ocular oculta ocultan ocultar ocupa oficial ofrezca ofrezcale oftalmologia oftalmologo oido ojo
    ojos once oncologia opioide opioides opone oponerse oprima oprime optica optico opuestos organos original orilla
    orina oscura oscuro osea osmotico osteoporosis otitis otono otra otras otro otros ovario ovulo ovulos oxidasa
    oxigeno oyo padre pague pais paladar paludismo pancitopenia pancreatitis pantalla pantallas paquete para
    paralisis parasito paratiroidea parche parches parcial parecido parestesias parkinson parkinsonismo paro parte
    partes partir parto pasado passkey passkeys pausas pauta pecho pediatra pedida pedido pedir pedira pediremos
    pedirla pedirlo pegar pegue peligro pelo pena penfigo penfigoide penicilinas peor pequeno perder perderia
    perderse perdida perdio perforado perforar perforarse pericardio pericarditis perioral permanente permiso
    permisos pero persisten pesa pesar pese pestana pie piel pierna piernas pilorica placenta placer plantilla
    plantillas plaquetarios plaquetas plataforma pluma plumas poca pocas poco pocos podemos poder podra podran
    podria podrian pointes polen polipos polvo pomada pomadas pondremos por porcentaje porfiria porque posible
    postal potenciadores potentes precaucion precios precipita precipitado precipitan precipitar predeterminado
    preeclampsia preferencia preferencias pregnant pregunta prematuro prenatal presion prevenir preventivo previene
    previsible priapismo primaria primavera primer primera primeras primero primeros principio privada probada
    probado probiotico problema procinetico profesion profesiones profilaxis profunda progestageno progresar
    prohibida prolactina proliferativa prolongue promedio pronto proporcionadas prostaglandina prostata prostatico
    prostaticos proteasa proteccion proteina proteinas proteja protones proveedor proveyeron provoca provocar prueba
    pruebas psicosis psicotropico psiquiatria psiquiatricos psoriasis publique pude pudieron pudo pueda puedan puede
    pueden puedes puedo pues pulmon pulmonar pupila puros purpura puso pustulosa que queria quien quienes quiera
    quiere quieren quiero quimioterapia quince quinolona quinolonas quistes quiza quizas rabdomiolisis rapido rara
    raro rastreo raton razon reactivar reactivarse reanudada reanude reanudo recaptura receptor receptores recetario
    rechace recien reciente reconozca recorrido recuperar recupere red redondear reductasa reduzca reemitir
    reemplaza refleja reflujo refrigeracion refuerzo regla regulada relaja reloj remedia renglon renglones renina
    repartidos reponga repongala repongalo representa representan requisito resequedad resfriado resiste resistencia
    resolver respiratoria responsable respuesta resta restablecer restablecida resultado resultados resurte
    resurtidos resurtir retenga retiene retienen retina retinopatia retrasar retrase retroperitoneo reves
    revisaremos ribosoma rickettsiosis riego riesgo rigida rigidez rinitis rinon ritmo rojas ronchas rosacea rostro
    roto rotura rubor sabado sabe saben sabria salicilato salicilatos salina salvo sane sangrado sanitaria sanitario
    sanitarios sarpullido se sea sean seca seco secreta secretagogos sedante sedantes sedar segun segunda segundo
    segundos seguridad seis selectivo selectivos selle sello semana semanas semejante sentidos sepa separado
    septiembre ser sera seran seria serica serie serio serotonina serotoninergico servidor sesenta setenta si sido
    siempre siente siete siga signos sin sindrome sino sinoauricular sintesis sinusal sinusitis siquiera sirve
    sirven sistolica sitio sitios so sobra sobre sobrecarga sobredosis sobres social sola solas solo solos solucion
    somnolencia somos son sonambulismo sonido soporte sordera sospecha soy soya spray su subaracnoidea subita sudor
    suele suelen sueltelo sueno suerte suicida suicidas suicidio sulfa sulfas sulfitos sulfonamida sulfonamidas suma
    sume supervise supervision supositorio supositorios suprarrenal suprarrenales supresion sureste sus sustituia
    sustituir sustituirla sustituye sustituyen suya suyas suyo suyos tabaco tabla tal tales talla tamano tambien
    tampoco tan tanta tantas tanto tantos tapada tapon taquicardia tarde teclado teclas tejidos tel temblor temprano
    tendon tenemos tener tenerla tenerlo tenga tengan tengo tenia tercer tercera tercero termina terminan tetania
    tetraciclinas tiazida tiazidas ticket tics tiende tiene tienen timo timpano tinta tiopurina tiroideas tiroideo
    tiroides toca toda todas todavia todo todos tolerado tolerarse tope toque toracica torpeza torsade torsades tos
    toxica toxico toxicos trabajo trae traga tramites transaminasas transferencia transferi transfiera transfiere
    transfirio transfusiones transmision transportadores tras trasplantado trasplante trastorno trastornos trazas
    trazo trazos trece treinta tres triciclico triciclicos trigliceridos trimestre trimestres triptan
    trombocitopenia trombocitopenica trombos trombosis tronco tu tuberculosis tubo tumor tumores tus tuvieron tuvo u
    ubique ui ulcera ulcerar ulcerosa ultima ultimamente ultimas ultimo ultimos ultrarrapidos ultrasonido umbral un
    una unas une unguento unio unir uno unos urato urgencias urico uricosurico urinaria urogenital urologia
    urticaria usted ustedes utero uterotonico uveitis va vaca vacio vale validez valvula valvulas valvulopatia van
    varias varices varios vascular vaso vasoconstrictor vasoconstrictores vasos vaya ve vea vean veces vehiculo veia
    veinte veinticinco veinticuatro veintidos veintinueve veintiocho veintiseis veintisiete veintitres veintiuno
    vejiga ven vena venta ventanilla ventricular ventriculares ventriculo veo ver vera veran verano verdad
    verificada verificado verificar verifique verify verla verlas verle verlo verlos vesicales vesicula veterinario
    vez via viaje vias viejo viene viernes vio visto visual viva vivas vive viven vivo vivos volveremos vomito voy
    vs vuelta web xantina y ya yo yodado yodados zona zumbido`,
  /** Beginnings of inflected words, after which one of the `endings` may follow. */
  beginnings: `abiert abr acab acced acceso aceptad aclar acompan aconsej activ actu actual acudi acuerd adecuad adicional
    administr adult advert advertencia afect agend agreg ajust alcanz alerg alergi alert aliment alt alternativ
    amarill analg anot antecedent anterior antibiotic anul aparec aparez apart aplic aplique apoy aproximad archiv
    arregl asegur asist asistent atencion atend atent atiend aument ayud baj barra bas bastant beb benefici bien
    boca borr borrador boton breve breves busc busque busqued cabeza cada calcul calcule cambi camp cancel
    cancelacion cantidad capsul captur carg carpet cas caso catalog caus cautel celular cerr cert certe chec cifr
    circunst cit clas clav clinic cobr codig coincid colum combin combinacion coment comenz comid comienz compar
    comparacion complet compr comprimid compro comprueb comun comunic concentr concentracion concret condicion
    confirm confund conoc conocid conozc consej conserv consider consist const consult consulta consulte consultori
    contact contad contar conten contenid contest context contien continu contraindic contraindicacion control conv
    convenient convers conversacion convien copi corre correct correctament correg correo correspond corrij cre crea
    cread criteri cronic cuadr cuant cubr cuent cuid cuidado cumpl curs dat dato deb debid decid decir decision
    defin dej demor departament depend derech desactiv desaparec desayun descart descrip descripcion descuent detall
    detect determin detien diagnostic diari dieron dietetic diferen diferenc diferencia dificil digit direccion
    direct dispon disponibl disponible dispuest distint divid doctor document documento dos dosific dosificacion
    dosis dud dur duracion edad edit efect eficac ejempl elabor eleg elev elij elimin embarazad embarazo emis
    emision emit empeor empez empiez encontr encuentr enferm enfermedad enlac enlist entend entiend entr entreg envi
    enviad episod equip equivoc error escrib escrit esencial espacio espald especial especialid especific esper
    estable establec estad estim estomag estudi evalu evit exact exces excluy exist existenci exit expedi expedient
    explic expres extern extra facil factor falt famili familia farmac farmaceutic farmaci favor favorit fech fiebr
    figur fij fila filtr fin final firm fisic folio form formul formulari fracas fraccion frecuen frecuencia
    frecuent frecuentement fuent fuer fuert func funcion funcional futur gener general generic genericos gestant
    gotas grado grafic grav gravedad grupo guard gui habil habitual habl hallazg histori historial hoja hospital
    hospitalari ident identific identificacion iguald imagen import importan importanc important importante importe
    impresi imprim incluid incluy incomplet incorrect increment indic indicacion individual infant infeccion infl
    inform informacion informe ingres inici inicial inmediat insert insist instruc instruccion insuficien
    insuficienc intent interac interacc interaccion interactu interes intern interpret interrump interv intervalo
    invalid inyec inyeccion inyectabl justific juzg laboratori lactan lactanc laps larg lect lee leid lent letra lev
    leve levement licenc ligad liger ligera ligerament limit limitad limite line liquid list lista listad llam
    llamad lleg llen llev local logr lug lugar manej maner mant mantien mantuv manual marca masa materi maxim
    mecanism med medi medic medica medicacion medicament medicin medid mejor mejori mencion mens menu mezcl minim
    minut moder moderad modif modific moment monitor monitoriz mostr motiv movim muestr muj mujer multipl nebuliz
    neces necesari necesid necesidad necesit neg negativ nin niv nivel nombr nombre norm normal not nota notable
    notific nuev numer numero obes objet observ obten obtien obtuv ocasion ocurr ofrec olvid omit opcion oper opin
    opinion oportun oral orden organiz orient origen oscil paci pacient pag pagin palabr panel papel parc parec
    parecid parrafo particular pas past pastill pediatric peligr pend pendient pequen perfil period periodo permanec
    permit person personal pertenec peso pid pide pierd plaz plazo plural pon pong ponga porcentaj posibil
    posibilidad posibl posolog posologi posterior potenci practic prec precau precauc precaucion precis prefer
    prefier pregunt prepar preparacion prescri prescrib prescripcion prescrit present presentacion presion prest
    prev previ previament principal principalment principio prioriz probabl probablement problem proced proceso
    produc product produj profesional program prolong promedi pront propi propon propuest proteg prox proxim prueb
    publi public puls punto qued quier quit radi rang rapid raz razon reaccion reaj realic realiz rebot recet receta
    recett rechaz recib reciben recient recientement recomen recomend recomendacion recomiend reconoc recor record
    recordatori recuerd reduc reduccion reenvi refer referenc refier refriger regist registr registro regl regla
    regres regular rel relacion relacionad relevant remit renal renov renovacion renuev repas repet repit report
    reproduc requer requi requier requisit resp respald respect respir respond responsabil responsabilidad respuest
    rest restring result resultad resum resumen reten retir revis revise revision riesg riesgo rojo sab sabe sal
    sald salid salud sangr sangrad sangrado sangre secc seccion segu seguimient segur seguridad selec seleccion
    semanal semej senal sencill sensib separ serv servici sesion session sever sexo sigl signif significa
    significativ sigu siguient simil simple simplement sintom sinton sistem sistema situac situacion sobrepas
    solicit solicitud solucion spec sub subcutane sube subi sucesiv sufici suficient suger sugerenc sugier sum super
    suplement surt surtid suspend suspension sustanc sustit tabl tableta tabletas tard tarda tarjet tarjeta tecn
    telefon temporal tend tendenc tension terapeut termin text texto tiempo tip tipo titul toc tolera tom toma tomad
    tomar total totalment trabaj tranquil transcurr trat tratamient trimest triple turno ubic unic unicament unid
    unidad urgenc urgent us usad usar usu usual usuari util utiliz vaci vacun valid valor valoracion vari variacion
    varied varon vecin vence venci vencid vencimient vend verif verifiqu vers version vigenc vigencia vigent vigil
    vigilancia vinc vincul visib visit vist volum volunt volv vuelv`,
  /** Endings of inflected words that may follow one of the `beginnings`, as a regular expression. */
  endings:
    's|es|a|as|o|os|e|en|an|n|r|ar|er|ir|ad[oa]s?|id[oa]s?|ando|iendo|yendo|aron|ieron|io|aba|aban|ia|ian|ias|amos|emos|imos|ara|aran|aria|arian|era|eran|eria|ira|iran|iria|are|ere|ire|ase|(?:ar|er|ir|ando|iendo|[aeo])?(?:se|me|nos)?l[aeo]s?|(?:ar|er|ir|[ae])(?:se|me)|mente|idad|idades|cion|ciones|or|ores|ora|oras|ente|entes|al|ales|iv[oa]s?|os[oa]s?|ic[oa]s?|e[oa]s?|y[oea]|ye|yen',
  /** Endings of words that are never the name of a medicine or a person, whatever precedes the ending. */
  plainEndings:
    'mente|cion|ciones|sion|siones|idad|idades|ando|iendo|aron|ieron|aban|arian|amos|imos|miento|mientos',
  /**
   * Names that the language model may write with a capital letter inside a sentence, although no question or result contains
   * them.
   */
  names: 'ian mexico cofepris imss issste',
}
