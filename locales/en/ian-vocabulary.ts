/**
 * English words that a language model's sentence may contain, besides those of the question and of the results. None of them is
 * the name of a person or of a medicine.
 */
export const ianVocabulary = {
  /** Words that a sentence may contain in exactly this form. */
  words: `a abdomen abnormal abolishes about above absences abstinence abundant abuse accessory account accumulate
    accumulates acetylcholine acidosis acne across activate activates acute adjunct admission admissions adolescents
    adrenal adrenals adult after afternoon afterwards again against ago agonist agonists agranulocytosis ahead
    airway airways aldosterone algorithm alkali alkaline alkalises alkalosis all allergist allergy almost alone
    along already also alters although always am amides amines aminoglycosides ammonia amniotic among amongst
    ampoule ampoules an anaemia anaesthetic anaesthetics analgesia analgesic analgesics analogue analogues
    anaphylaxis ancient and androgen aneurysm angina angioedema angiotensin angle anhydrase animal animals
    anorectics anorexia another answer antacid antagonist antagonists antiarrhythmic antiarrhythmics antibodies
    anticholinergic anticholinergics anticoagulant anticoagulants antidepressant antidepressants antidiabetic
    antiemetic antiepileptic antiepileptics antifungal antifungals antigen antihistamine antihistamines
    antihypertensive antihypertensives antimalarial antiparkinson antiparkinsonian antiphospholipid antiplatelet
    antipsychotic antiretroviral antiretrovirals antithyroid antiviral anxiety any anybody anyone anything anyway
    aortic apart aplasia apnoea app appetite april are aren arm aromatic around arrest arrhythmia arrhythmias arrive
    arrived arrives arrows arterial arteries arteriosus artery arthritis as aside assign assistants asthma at atrial
    atrioventricular atrophy attack attacks attempt audit august aura authentic authenticator authority autoimmune
    autumn average awaits away azoles baby back bacteria bacteriostatic bacterium bad bank bar barbiturate barrier
    bars basal baseline basilar be became because become becomes bed bedtime been before behaviour behaviours behind
    being below beneath benzodiazepine benzodiazepines beside besides best beta better between beyond big bilateral
    bile biliary bilirubin binds bipolar birth bisphosphonates bitten bladder blank bleeding block blockade
    blockchain blocker blockers blocks bodies bone bones booster boosters border born both bottle bottles bottom
    bowel boy boys bradycardia bradykinin brain brainstem branch breakdown breakfast breaks bright broke bronchi
    bronchodilator bronchospasm brother brought browser built bullous but button buy by bypass came camera campaign
    can cancer candidiasis cannot carbapenems carbonic carcinoma cardiac cardiology cardioselective cardiovascular
    care carnitine carries carry cartilage cataract cataracts catecholamines cause caution cell cells centimetres
    central centre cephalosporin cephalosporins certificate chain change channel character characters chart
    chemotherapy chest cholestasis cholesterol cholinergic chorea chose cirrhosis cleft clefts clock closed closure
    clots cloudy cm coagulopathy cold colitis collapse colleague colleagues colon column columns coma come comma
    commission common compete complexes compute computer computers concept confusion consent consequence constant
    constipation constricts contraceptive contraceptives contract contracts contradict contrast converts copy cornea
    coronary corticosteroid corticosteroids cortisol cough could couldn council country cream creams creatine
    creatinine credentials crises crisis critical cross crystals cup currency cycle cyclooxygenase cysticerci
    cysticercosis cysts cytotoxic damage damages dander danger dangerous dark data database datum daughter day days
    death deaths december decimals decompensate decompensates decongestant decongestants decrease deep deepen
    defects defences deficiency deform dehydrogenase delicate delirium demands dementia density depletes depress
    depresses depression derivative derivatives dermatitis design destroy destroys detach device diabetes diabetic
    dialysis diarrhea diarrhoea dictate did didn diet difference digestive digit digital digits dihydropyridine
    dinner disappear discard disorder disorders displace displaces distress disturb disturbs diuretic diuretics
    dizziness do doctor doctors does doesn doing don done dopamine down download drawn dries drink drinks drops drum
    dry duct ductus due during duty dysentery dyskinesia each ear early easy eclampsia ectopic edge effect
    effervescent efficacy effort effusion egg eggs eight eighteen eighty either electrocardiogram electronic eleven
    eliminate eliminates else embolism emergencies emergency empty encephalopathy end endocrinology endometrial
    endometriosis endometrium endothelin english enlarge enough enzyme epilepsy equal equivalent erase ergot
    ergotism error establish ester even ever every everybody everyone everything exact example except excess
    excipient excipients excite expels experience export extrapyramidal eye eyes face failure fallen falls false
    familial family far fast fat fatal father favor february feel fell felt ferritin fetal fetus fever few fewer
    fewest fibre fibroids fibrosis fictional fifteen fifth fifty file finger fingerprint fingers first fits five
    floppy flow flu fluid fluids fluoropyrimidine folio foot for force foresees forgot former formula forty found
    four fourteen fourth fractures frequency frequent friday from front full fungal further future galactose
    gallbladder gallstones gas gastric gastroenteritis gastrointestinal gastroparesis gave gel gelatin genital
    genitals get gets getting girl girls give given gives gland glass glaucoma gluten glycoprotein go goes going
    goitre gone good got gout grew grey grown guess guesses gut gynaecomastia had haematocrit haematoma haematuria
    haemodialysis haemoglobin haemolysis half handwritten hard has hasn have haven having he head headache heals
    heard held hello hemiplegic hepatic hepatology her here hereditary hers heterozygous hi hidden high him his
    histamine home homozygous hormonal hormones hospital how however hundred husband hypercalcaemia
    hypercholesterolaemia hyperparathyroidism hypersensitivity hypertension hypertensive hyperthyroidism hyphen
    hypnotics hypocalcaemia hypoglycaemia hypogonadism hypotension hypothyroidism i ian icons idempotency identifier
    idiopathic if ileus ill image imidazoles immature immaturity immunity immunodeficiency immunosuppressant
    immunosuppressants immunosuppression impossible improve improvement in incident increase indeed indispensable
    inducer inducers infection inflames inflammatories inflammatory infrequent inhibit inhibitor inhibitors inhibits
    injure injures injury ink inner inotropic insoluble insomnia instead insufficiency insulins interfere interferes
    internet intestinal into intolerance intoxicate intoxicates intracranial intravenous invalid invoice iris
    irregular irreversible irritability irritate irritates is ischaemia ischaemic isn it itch its itself january
    jaundice jaw jitters join joint journey july june just justifies juvenile kept kernicterus ketoacidosis key
    keyboard keyword kg kills kilograms kinase knew know knowledge known knows lab laboratory labour lack lactic
    lactose language last lasts late later latest latex latter law laxative laxatives lay least lecithin left leg
    legs lesions less let lets leucocytes leukaemia libraries licence licences lies limb lincosamides link lipids
    liquid live lived lives ll load loads login logins logo long loop lose loses lot lotion lots low lower lowers
    lubricant lubricants luck lump lunch lung lupus lymphoma macrolide macrolides macula macular made mail
    maintenance make maker makes making malform man mania many march margin marked marks marrow maternal may maybe
    mcg me meal meals mean means meant meanwhile mechanical media medium megacolon melanoma membership memberships
    memory menarche meningioma menopause menu merge message messenger met metabolise metabolisers metabolises
    metabolism metabolite metabolites metals metastases methaemoglobin methaemoglobinaemia mg microphone middle
    might migraine milk millimetres million min mine misuse mites mitochondria mitochondrial ml mmhg mode model
    moisturisers monday money mononucleosis mood more mortality most mother motor mould mouse mouth much mucosa
    mucosal mucus multiplies municipality muscarinic muscle muscles must my myasthenic mycosis myoclonus myopathy
    myself narcotic nausea nd near nearly necrosis need needle neighbourhood neither nephritis nephrosis nerve
    nerves nervous network neurological neurologist neurology neuromuscular neuropathy neurotoxicity neutropenia
    neutrophils never new newborn next nine nineteen ninety nitroimidazoles no nobody node non none nor
    noradrenaline northeast northwest nose not notes nothing notice november now nowhere nucleoside null numbs nurse
    nuts oblige obstacle obstetric obstruct obstructs occupies october oedema oesophagus oestrogen oestrogens of off
    office often oil ointment ointments old on once oncology one ones online only onto open ophthalmological
    ophthalmologist ophthalmology opioid opioids oppose opposes optic or organism organs osmotic osteoporosis other
    others otherwise otitis our ours out outflow output outweighs ovarian over overdose overgrown overgrowth
    overload overridden overuse owed own oxalate oxidase oxygen pace pacemaker pack package packages packs pad paid
    pain palate pancreatitis pancytopenia paraesthesia paralysis parasite parathyroid parkinsonism partial partner
    passkey passkeys passphrase passphrases password passwords past patch patches pathway pauses peanut pemphigoid
    pemphigus pen penicillins pens per percentage perforate perhaps pericarditis pericardium perioral permission
    pesos pessary phaeochromocytoma pharmaceutical pharmacist phenanthrene phlegm photo photograph picture pictures
    pituitary pity placental platelets please pleasure pneumonia pollen polyps poor porphyria possible postal powder
    pre precipitate precipitates predictable preferences pregnant premature prenatal pressure preview priapism
    privacy probiotic problem progestogen progress prokinetic prokinetics prolactin proliferative prolong prolongs
    prone prophylaxis prostaglandin prostate protease protection protein proteins prove proven proves provoke
    provokes psoriasis psychiatric psychosis psychotropic pulmonale pulmonary pulse pump pupil purpura pustular put
    quantities quantity quarter quarterly question quinolone quinolones quite rain ran random rare rash rastreo
    rather rd re react reactivate reactivates read really reason rebound receipt receive received receives recent
    receptor recognise recovers recovery recur recurs reductase reflux refund regimen reissue reject relaxants
    relaxes releases relief relieves renin reply requirement resembles resend reserve resistance respiratory
    restless results retain retains retina retinal retinoids retinopathy retroperitoneum return reuptake
    rhabdomyolysis rhinitis rhythm ribosomal rickettsiosis right rigid risen risk road room rosacea rose round row
    rows rule rupture s safety said sale salicylate salicylates saline salts same sat saturday saw say says scan
    schizophrenia school screen seal second seconds secretagogues secretes secure security sedate sedative sedatives
    see seem seems seen sees seizure seizures self sensitises sent september series serotonin sesame set sets seven
    seventeen seventy several sex shall she shock shortest shorthand should shouldn shown shows sickle side sight
    similar since sinoatrial sinus sinusitis sister site sites six sixteen sixty size skin skull sleep slip slowly
    sludge snow so social soft solution some somebody someone something sometimes somewhere son soon southeast soya
    spam spanish specialist specialty speeds sperm sphincter spite spoken spoon spray spreadsheet spring squamous st
    stabiliser stable stand stands star start stated states statin stationery stayed steady stenosis steroidal still
    stimulant stimulate stimulates stones stood stool stools stopper straight street strictest stroke strokes
    structural structure struvite subarachnoid subcutaneous subsides substance substances substitute success such
    sudden sugar sugars suicidal sulfonamide sulfonamides sulphites sum summer sun sunday sunlight supervises
    supervision suppresses suppression sure surgeon surgery surname swelling syndrome synthesis syringe syrup syrups
    systemic systolic t table tachycardia take taken takes taking tall tardive taxes tear teeth tel telephone tell
    tells template templates ten tendon tetany tetracyclines th than thank thanks that the their theirs them
    themselves then there therefore these they thiazide thiazides thicken thickens thing things thins thiopurine
    third thirteen thirty this those though thought thousand three threshold throat thrombocytopenia
    thrombocytopenic thromboses thrombosis through throughout thursday thus thymus thyroid ticket tics tinnitus
    tiredness tissue tissues to tobacco today together token told tomorrow too took top torn torsade torsades tour
    toward towards town toxic toxicities toxicity traces transaminases transdermal transfer transfers transfusion
    transmission transporters travel tremor trial tricyclic tricyclics trigger triggers triglycerides trimester
    trimesters triptan true tube tuberculosis tuesday tumour tumours twelve twenty twice two ulcer ulcerate
    ulcerative ultra ultrasound under underscore undone unique university unless unlock unpaid unpredictable
    unstable until up upload upon uric uricosuric urinary urine urology urticaria us use used uses using usual
    usually uterotonic uterus uveitis vaccines valve valves varices vascular ve vehicle vein ventricle ventricular
    very vessels veterinarian via vial virilises viruses visible visual vomiting was wasn water we weak weaken
    weakens web website wednesday weigh welcome well went were weren what whatever when whenever where whether which
    while white who whoever whole whom whose why wide widens width wife will winter wish with withdraw withdrawal
    withdrawn within without withstands won work workplace workplaces worms worsens would wouldn written wrote yeast
    yes yesterday yet yield you your yours yourself zero zone`,
  /** Beginnings of inflected words, after which one of the `endings` may follow. */
  beginnings: `abdomin abil able accept access accompan accord account accurat accuse act action activ actual add addition
    address adjust administ administrat admit adult advers advice advis affect age agree aid alcohol alert allerg
    allergic allow alternativ amount answer antibiotic anticipat appear appl applic applied appoint appropriat
    approximat area arrang ask assess assist associat assum attach attempt attend attent automat availab average
    avoid aware base basic began begin begun believ belong benefi bleed blood board body book bottom bounc box brand
    breast breath brief bring broad brought button calcul calendar call cancel capsul card care careful case catalog
    catalogu categor caus caution certain chang charg chart check child children choic choos chosen chronic clarif
    class clear click clinic close code combin come comment common commonly compar comparison complet concentrat
    concern condition confirm conflict connect consider consist consult contact contain content context continu
    contraindicat control conversation cop correct correspond could count course cover creat criter current
    currently daily danger dat date dateless deal decid decision decreas default defin degree delay delet deliver
    depend describ descript despite detail detect determin diagnos diagnosi differ difficult direct disabl
    discontinu discuss diseas dispens display distinct doctor document dos dose doubl doubt draft drop drug duration
    earlier easier easil easy edit effect eight elderly element elevat email empt end enter entir entries entry
    equal error especially estimat evaluat event evidence exact exam exampl exceed exclud exist expect expir explain
    express extend extra fact factor fail failure fall fast favor favorit favour favourit femal fever field figur
    fil fill filter final find finding finish fit fix flag folder follow food form format forward found fraction
    free frequen fridge full function futur gap gener general generic glad good great greater group grow guid
    guideline hand handl happen happy hard harm head health hear heart heavy help herb hesitat hid high higher
    highest highlight histor history hold hospital hour human idea identif immediat import important includ
    incomplet increas indicat individual infant infection inform ingredient initial inject input insert insid
    instruct insufficien intend interact interaction intern interval introduc investigat invit involv issu item keep
    keeps kidney kind label labor lack large larger largest law layout lead leav legal length letter level licen
    life light like likel limit line link list listed litt little liver local locat log long longer longest look
    lookup loss lost low lower lowest mail main maintain major male manage mand manufactur match material matter
    maximum mean measur mechanism medic medical medicat medicin meet member men mention menu message method mid mild
    mind minim minimum minor minut miss mistak mix moderat modif moment monitor month monthly morning mouth move
    multiple name narrow nausea necess need negativ new newer newest nice night normal note notic notif number nurs
    object observ obtain occasion occur offer offic ok okay old older oldest open operat opinion opt option oral
    order ordinary origin outcome outside overall overdue paediatric page pain panel paper part particular partly
    pass past patient pattern pay payment pediatric peopl percent perform period permanent permission permit person
    personal pharmac phone physician pick pill place plan please point popular position positiv possibl potential
    practic precaut prefer pregnan prepar prescri prescrib prescription presen present presentation press pressure
    prevent previous price primar print prior priorit private probab problem procedur proceed process produc product
    profession profil program prohibit promis proof proper proportion propos protect provid public purpos question
    quick quiet quit quot rais raise ran rang range rapid rare rat rate reach reaction read ready reason recei
    recent recogni recommend record reduc reduction refer refill refin refrigerat refus regard register regular
    relat related relevan reliab remain remember remind remov renal renew repeat replac report request requir reset
    resolv respect respond respons rest restrict result retriev return review right rise risk role roughly route
    rule run safe safely safer safety sample save saved scale schedul screen search section select send sensitiv
    sent sentence separat serious serv servic session set settin setting settings sever severe severity share sheet
    short shortly show shown side sign signed significan similar simpl simpler simply sing single situation skin
    sleep slight slightly slow small smaller smallest sort sound sourc space special specialist specif specify spell
    spelling split spread stage standard start state statement status stay step stock stomach stop stor store stored
    strength strict strong study style subject submit suffici suggest suitab sum summar summary suppl supplement
    support suppose surg suspend suspension switch symptom system tab tablet tally tap target team tend term test
    text therap think thorough thought time tip tired title tolerat top total touch track trade treat treatment
    trend tried tries trust try turn twic type typical unab unable unavail uncertain unchang unclear uncommon
    understand understood undo unfill unfortunate unit unknown unlikely unrelated unsaf unsign unsur untreat unusual
    upcoming updat update urgent usag useful user valid valu value vari various verif verify version view visib
    visit voic volum wait want warn warning watch way week weekly weight wide wish woman women word work worry worse
    worst worth write wrong year yearly young younger youngest`,
  /** Endings of inflected words that may follow one of the `beginnings`, as a regular expression. */
  endings:
    's|es|d|ed|r|er|ers|or|ors|ing|ings|ly|y|al|ally|e|ion|ions|ation|ations|ment|ments|ness|ity|ies|ied|able|ible|ive|ance|ence|ant|ent|n|en|t',
  /** Endings of words that are never the name of a medicine or a person, whatever precedes the ending. */
  plainEndings: 'ing|tion|tions|sion|sions|ness|ment|ments|ful|ious',
  /** Words that the language model may write with a capital letter inside a sentence, although no question or result has them. */
  names:
    'ian i ii mexico cofepris imss issste english spanish monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december',
}
