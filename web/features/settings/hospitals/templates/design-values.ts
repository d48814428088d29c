import type { SheetDesign } from '#contract/places/sheets.ts'
import type { Hospital } from '#contract/places/workplaces.ts'

export type Design = Required<{ [K in keyof SheetDesign]: NonNullable<SheetDesign[K]> }>

export const designOf = (hospital: Hospital): Design => ({
  template: hospital.page_template,
  paper: hospital.paper,
  header: hospital.sheet_header,
  footer: hospital.sheet_footer,
  colour: hospital.sheet_colour,
  info: hospital.info,
  prints_diagnosis: hospital.prints_diagnosis,
})

/** Request body that saves the design of the sheets as that of the hospital. */
export const hospitalChange = ({
  template,
  paper,
  header,
  footer,
  colour,
  info,
  prints_diagnosis,
}: Design) => ({
  page_template: template,
  paper,
  sheet_header: header,
  sheet_footer: footer,
  sheet_colour: colour,
  info,
  prints_diagnosis,
})
