import { createContext, use } from 'react'

/**
 * Id of the doctor for whom an assistant writes, whose own medications are then searched; undefined where a
 * doctor writes.
 */
const ForDoctor = createContext<string | undefined>(undefined)

export const ForDoctorProvider = ForDoctor.Provider

export const useForDoctor = (): string | undefined => use(ForDoctor)
