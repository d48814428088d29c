import { createContext, use } from 'react'

/** For whom an assistant writes; undefined where a doctor writes. Own medications are this doctor's. */
const ForDoctor = createContext<string | undefined>(undefined)

export const ForDoctorProvider = ForDoctor.Provider

export const useForDoctor = (): string | undefined => use(ForDoctor)
