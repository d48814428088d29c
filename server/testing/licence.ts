import { call } from './call.ts'
import { createDoctor, type TestDoctor } from './factories.ts'
import { makePicture } from './files/picture.ts'
import type { TestServer } from './test-server.ts'

/** Creates a doctor who has sent the photograph of a licence. Version 1 of the licence is pending. */
export async function createDoctorWithPendingLicence(
  server: TestServer,
  profile: Parameters<typeof createDoctor>[1] = {},
): Promise<TestDoctor> {
  const doctor = await createDoctor(server, { specialty_verified: false, ...profile })
  const answer = await sendPhoto(server, doctor, await makePicture())
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return doctor
}

export const sendPhoto = (server: TestServer, doctor: TestDoctor, photo: Uint8Array) =>
  call(server, 'POST /api/v2/profile/licence/photo/', { headers: doctor.auth, form: { files: { photo } } })
