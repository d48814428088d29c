-- By what a doctor's prescriptions of one diagnosis are found: the first CIE-10 code that it begins with or has in
-- brackets, else its words without accents, case and signs.
create function diagnosis_key(diagnosis text) returns text language sql immutable parallel safe as $$
  select left(coalesce(
    substring(diagnosis from '(?:^|[(\[])([A-Z]\d[0-9A-Z](?:\.[0-9A-Z]{1,2})?)(?![0-9A-Za-z.])'),
    btrim(regexp_replace(lower(translate(diagnosis, 'ÁÉÍÓÚÜÑáéíóúüñ', 'aeiouunaeiouun')), '[^a-z0-9]+', ' ', 'g'))
  ), 120)
$$;

-- A column and not an index on the expression: row security lets no function of ours run before its own condition.
alter table prescription add column diagnosis_key text not null generated always as (diagnosis_key(diagnosis)) stored;
create index prescription_by_diagnosis on prescription (doctor_id, diagnosis_key, id);
