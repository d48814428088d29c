import type { Product } from './product.ts'
import { runSql } from './actions/run-sql.ts'

/**
 * Delays the mails of the doctor's prescriptions by ten minutes instead of ten seconds. An issue can be undone until its mail is
 * sent, and on a busy machine a test may need more than ten seconds until it presses the button.
 */
export async function holdMails({
  databaseUrl,
  doctorId,
}: Pick<Product, 'databaseUrl' | 'doctorId'>): Promise<void> {
  const name = `hold_mails_of_${doctorId}`
  await runSql(
    { databaseUrl },
    `create function ${name}() returns trigger language plpgsql as
     $$ begin new.send_after := now() + interval '10 minutes'; return new; end $$`,
  )
  await runSql(
    { databaseUrl },
    `create trigger ${name} before insert on mail for each row when (new.doctor_id = ${doctorId})
     execute function ${name}()`,
  )
}
