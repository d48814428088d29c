import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { loadDiagnoses } from '#knowledge/diagnoses/load.ts'
import { serveCatalogue } from '../../medications/open-catalogue.ts'
import { projectRoot } from '../../root.ts'
import { openSafety } from '../../safety/open-safety.ts'

/*
 * Catalogue, safety rules and diagnoses of the project. The test files of a worker share this module, and so read each
 * file of the project once.
 */

const root = projectRoot()

export const projectKnowledge = loadCatalogue(root)
export const projectCatalogue = serveCatalogue(projectKnowledge)
export const projectSafety = openSafety(root, projectKnowledge, projectCatalogue)
export const projectDiagnoses = loadDiagnoses(root)
