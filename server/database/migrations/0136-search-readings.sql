-- Searches by words with several queries for the same typed text, from strict to tolerant (`readings`), and returns the
-- result of the first query that finds anything. The function is planned once per session; planning anew took longer
-- than the search. "offset 0" keeps the other conditions out of the subquery, so that the planner always uses the index
-- of words and never reads all rows of the doctor.
drop function find_entries;

-- Finds the records of a kind, such as patients, that contain all words of a query: the number of records, and the
-- ids of one page of them, newest first.
create function find_entries(
  sought text, readings tsquery[], longest tsquery, most bigint, skip bigint, out total bigint, out ids bigint[]
) language plpgsql stable security definer
set search_path = public set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  -- Array positions are 4-byte integers, so a larger offset is replaced by this number. The page of results is empty
  -- for either offset.
  far constant bigint := 1000000000;
begin
  for reading in 1 .. cardinality(readings) loop
    -- The third query, which looks for each word as a prefix, reads a large part of the index. It is skipped when no
    -- record has a word that begins with the longest typed word.
    exit when reading = 3 and not exists (select from search_entry where words @@ longest);
    select count(*),
        coalesce((array_agg(e.object_id order by e.object_id desc))[least(skip, far) + 1 : least(skip, far) + most], '{}')
      into total, ids
      from (select doctor_id, kind, object_id from search_entry where words @@ readings[reading] offset 0) e
      where e.kind = sought and e.doctor_id = (select public.current_doctor());
    exit when total > 0;
  end loop;
end $$;
revoke all on function find_entries from public;
grant execute on function find_entries to recetario_app;
