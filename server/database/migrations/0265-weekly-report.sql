-- Report of a week for the responsible physician of the installation: counts, and entries with the codes of
-- prescriptions. It names no patient. Only the operator with the address of RESPONSIBLE_EMAIL reads it.
create table weekly_report (
  -- Monday of the week that the report covers.
  week date primary key,
  made_at timestamptz not null,
  content jsonb not null
);
grant select, insert, delete on weekly_report to recetario_app;
