import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { Faults, readRows } from '#knowledge/csv.ts'
import { projectRoot } from '#server/root.ts'
import { createDrugSearch } from './search.ts'

const { products, ...words } = loadCatalogue(projectRoot())
const { search } = createDrugSearch({ products, ...words })

/** The ingredients of each product found, as they are named in the catalogue. */
const found = (query: string): string[][] =>
  search(query).results.map(({ product }) => product.ingredients.map(({ name }) => name))

/** Common drugs of outpatients, by their English names. A drug with two usual names has both names in the list. */
const OUTPATIENT =
  `acetaminophen=paracetamol|acyclovir=aciclovir|albuterol=salbutamol|alendronate=ácido alendrónico
allopurinol=alopurinol|alprazolam=alprazolam|amitriptyline=amitriptilina|amlodipine=amlodipino|amoxicillin=amoxicilina
ampicillin=ampicilina|apixaban=apixabán|aripiprazole=aripiprazol|ascorbic acid=ácido ascórbico|aspirin=ácido acetilsalicílico
acetylsalicylic acid=ácido acetilsalicílico|atenolol=atenolol|atorvastatin=atorvastatina|azithromycin=azitromicina
baclofen=baclofeno|beclomethasone=beclometasona|betamethasone=betametasona|bisoprolol=bisoprolol|budesonide=budesonida
bupropion=bupropión|calcium carbonate=carbonato de calcio|candesartan=candesartán|captopril=captopril
carbamazepine=carbamazepina|carvedilol=carvedilol|cefixime=cefixima|ceftriaxone=ceftriaxona|cefuroxime=cefuroxima
celecoxib=celecoxib|cephalexin=cefalexina|cetirizine=cetirizina|chlorpheniramine=clorfenamina|chlorthalidone=clortalidona
cholecalciferol=colecalciferol|ciprofloxacin=ciprofloxacino|citalopram=citalopram|clarithromycin=claritromicina
clindamycin=clindamicina|clonazepam=clonazepam|clonidine=clonidina|clopidogrel=clopidogrel|clotrimazole=clotrimazol
codeine=codeína|colchicine=colchicina|cyclobenzaprine=ciclobenzaprina|dapagliflozin=dapagliflozina
desloratadine=desloratadina|dexamethasone=dexametasona|dextromethorphan=dextrometorfano|diazepam=diazepam
diclofenac=diclofenaco|digoxin=digoxina|diltiazem=diltiazem|diphenhydramine=difenhidramina|domperidone=domperidona
donepezil=donepecilo|doxazosin=doxazosina|doxycycline=doxiciclina|duloxetine=duloxetina|empagliflozin=empagliflozina
enalapril=enalapril|erythromycin=eritromicina|escitalopram=escitalopram|esomeprazole=esomeprazol|estradiol=estradiol
ezetimibe=ezetimiba|famotidine=famotidina|fenofibrate=fenofibrato|ferrous sulfate=sulfato ferroso
fexofenadine=fexofenadina|finasteride=finasterida|fluconazole=fluconazol|fluoxetine=fluoxetina|fluticasone=fluticasona
folic acid=ácido fólico|furosemide=furosemida|gabapentin=gabapentina|gemfibrozil=gemfibrozilo|gentamicin=gentamicina
glimepiride=glimepirida|glyburide=glibenclamida|glibenclamide=glibenclamida|guaifenesin=guaifenesina
haloperidol=haloperidol|hydrochlorothiazide=hidroclorotiazida|hydrocortisone=hidrocortisona
hydroxychloroquine=hidroxicloroquina|hydroxyzine=hidroxizina|hyoscine butylbromide=butilhioscina|ibuprofen=ibuprofeno
insulin glargine=insulina glargina|NPH insulin=insulina humana isófana|ipratropium=ipratropio|irbesartan=irbesartán
isosorbide dinitrate=dinitrato de isosorbida|isotretinoin=isotretinoína|itraconazole=itraconazol|ivermectin=ivermectina
ketoconazole=ketoconazol|ketorolac=ketorolaco|lamotrigine=lamotrigina|lansoprazole=lansoprazol|latanoprost=latanoprost
levetiracetam=levetiracetam|levofloxacin=levofloxacino|levothyroxine=levotiroxina|lidocaine=lidocaína
linagliptin=linagliptina|lisinopril=lisinopril|lithium carbonate=carbonato de litio|loperamide=loperamida
loratadine=loratadina|losartan=losartán|losartan potassium=losartán|magnesium hydroxide=hidróxido de magnesio
meloxicam=meloxicam|metformin=metformina|metformin hydrochloride=metformina|methimazole=tiamazol
methotrexate=metotrexato|methylphenidate=metilfenidato|methylprednisolone=metilprednisolona|metoclopramide=metoclopramida
metoprolol=metoprolol|metoprolol tartrate=metoprolol|metronidazole=metronidazol|minocycline=minociclina
mirtazapine=mirtazapina|mometasone=mometasona|montelukast=montelukast|morphine=morfina|mupirocin=mupirocina
naproxen=naproxeno|naproxen sodium=naproxeno|nifedipine=nifedipino|nitrofurantoin=nitrofurantoína
nitroglycerin=trinitrato de glicerilo|nystatin=nistatina|olanzapine=olanzapina|omeprazole=omeprazol
ondansetron=ondansetrón|oseltamivir=oseltamivir|oxybutynin=oxibutinina|oxycodone=oxicodona|pantoprazole=pantoprazol
paroxetine=paroxetina|penicillin G=bencilpenicilina|penicillin V=fenoximetilpenicilina|permethrin=permetrina
phenazopyridine=fenazopiridina|phenobarbital=fenobarbital|phenytoin=fenitoína|pioglitazone=pioglitazona
potassium chloride=cloruro de potasio|pravastatin=pravastatina|prednisolone=prednisolona|prednisone=prednisona
pregabalin=pregabalina|progesterone=progesterona|propranolol=propranolol|pyridoxine=piridoxina|quetiapine=quetiapina
ramipril=ramipril|rifampin=rifampicina|risperidone=risperidona|rivaroxaban=rivaroxabán|rosuvastatin=rosuvastatina
semaglutide=semaglutida|sertraline=sertralina|sertraline hydrochloride=sertralina|sildenafil=sildenafil
silver sulfadiazine=sulfadiazina de plata|simvastatin=simvastatina|sitagliptin=sitagliptina|spironolactone=espironolactona
sucralfate=sucralfato|sulfamethoxazole=sulfametoxazol|sumatriptan=sumatriptán|tamsulosin=tamsulosina
telmisartan=telmisartán|terbinafine=terbinafina|theophylline=teofilina|thiamine=tiamina|timolol=timolol
tiotropium=tiotropio|topiramate=topiramato|tramadol=tramadol|trazodone=trazodona|tretinoin=tretinoína
triamcinolone=triamcinolona|trimethoprim=trimetoprima|valacyclovir=valaciclovir|valproic acid=ácido valproico
valsartan=valsartán|venlafaxine=venlafaxina|verapamil=verapamilo|warfarin=warfarina|zinc sulfate=sulfato de zinc
zolpidem=zolpidem`
    .split(/[|\n]/)
    .map((pair) => pair.split('='))

describe('a drug is found by its English name', () => {
  test('the list has enough drugs to speak for a practice', () => {
    expect(OUTPATIENT.length).toBeGreaterThan(200)
  })

  test.each(OUTPATIENT)('%s', (english = '', name = '') => {
    expect(found(english)[0]).toContain(name)
  })

  test('every English name of knowledge/ is answered by its own ingredient first, where that is sold alone', () => {
    const sold = new Set(
      products.flatMap(({ ingredients: [one, other] }) => (one && !other ? [one.name] : [])),
    )
    const Row = z.object({ english: z.string(), name: z.string() })
    const faults = new Faults()
    const rows = readRows(projectRoot(), 'knowledge/catalogue/english-names.csv', Row, faults)
      .map(({ row }) => row)
      .filter(({ name }) => sold.has(name))
    expect(rows.length).toBeGreaterThan(500)
    expect(rows.filter(({ english, name }) => !found(english)[0]?.includes(name))).toEqual([])
  })
})

describe('the English name of a drug that is not sold is answered by no other drug', () => {
  test.each([
    'betaine',
    'scopolamine',
    'procaine',
    'dextran',
    'protamine',
    'silver nitrate',
    'sodium acetate',
    'sodium iodide',
    'cortisone',
    'cimetidine',
    'hydrocodone',
    'meperidine',
    'nicardipine',
    'prochlorperazine',
    'torsemide',
  ])('%s', (english) => {
    const { results, guesses } = search(english)
    expect([results, guesses]).toEqual([[], []])
  })
})

test('the salt of an English name only narrows the search', () => {
  expect(search('losartan potassium').corrected).toBe('losartán')
  expect(found('potassium')).not.toContainEqual(['losartán'])
})

test('a slip in a Spanish name is still corrected to the Spanish one', () => {
  expect(search('áciod fólico').corrected).toBe('ácido fólico')
})
