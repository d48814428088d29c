import { call } from './call.ts'
import { aDoctor, type TestDoctor } from './factories.ts'
import { aPicture } from './picture.ts'
import type { TestServer } from './test-server.ts'

/** A doctor who has sent the photograph of a licence, whose version 1 is pending. */
export async function aWaitingDoctor(
  server: TestServer,
  profile: Parameters<typeof aDoctor>[1] = {},
): Promise<TestDoctor> {
  const doctor = await aDoctor(server, { specialty_verified: false, ...profile })
  const answer = await sendPhoto(server, doctor, await aPicture())
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return doctor
}

export const sendPhoto = (server: TestServer, doctor: TestDoctor, photo: Uint8Array) =>
  call(server, 'POST /api/v2/profile/licence/photo/', { headers: doctor.auth, form: { files: { photo } } })
