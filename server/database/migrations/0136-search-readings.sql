-- The search of words takes all readings of what was typed and answers with the first that finds anything, in one call.
-- Its plan is made once a session and is the same whatever is sought, by whom: "offset 0" keeps everything but the words
-- behind their index. Otherwise each call was planned anew, which took longer than the search, and nothing but an
-- estimate kept the planner from reading all rows of a doctor instead.
drop function find_entries;

-- What of a kind holds all words of a query, newest first: how many there are, and one stretch of their numbers.
create function find_entries(
  sought text, readings tsquery[], longest tsquery, most bigint, skip bigint, out total bigint, out ids bigint[]
) language plpgsql stable security definer
set search_path = public set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  -- A place in an array is a 4-byte number: a page beyond this is as empty as the one asked for.
  far constant bigint := 1000000000;
begin
  for reading in 1 .. cardinality(readings) loop
    -- The last reads much of the index for each word, whether or not the others are there.
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
