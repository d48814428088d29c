-- Search key of a diagnosis: its first CIE-10 code, at the beginning or in brackets; without a code, its words
-- without accents, case and punctuation.
create function diagnosis_key(diagnosis text) returns text language sql immutable parallel safe as $$
  select left(coalesce(
    substring(diagnosis from '(?:^|[(\[])([A-Z]\d[0-9A-Z](?:\.[0-9A-Z]{1,2})?)(?![0-9A-Za-z.])'),
    btrim(regexp_replace(lower(translate(diagnosis, 'ÁÉÍÓÚÜÑáéíóúüñ', 'aeiouunaeiouun')), '[^a-z0-9]+', ' ', 'g'))
  ), 120)
$$;

-- A generated column instead of an index on the expression, because under row security PostgreSQL may not run our
-- function before the policy.
alter table prescription add column diagnosis_key text not null generated always as (diagnosis_key(diagnosis)) stored;
create index prescription_by_diagnosis on prescription (doctor_id, diagnosis_key, id);
