-- Time at which an action is dated: the start of its transaction. Only the demo sets another time (`app.moment`), because
-- its prescriptions of the past twelve months are made by the product's own code (decision 048). A future `app.moment`
-- counts as now.
create function act_time() returns timestamptz language sql stable parallel safe as
  $$ select least(nullif(current_setting('app.moment', true), '')::timestamptz, now()) $$;

alter table account alter created_at set default act_time();
alter table hospital alter created_at set default act_time();
alter table assistance alter created_at set default act_time();
alter table patient alter created_at set default act_time();
alter table patient_record alter changed_at set default act_time();
alter table patient_consent alter recorded_at set default act_time();
alter table signing_key alter created_at set default act_time();
alter table fill alter filled_at set default act_time();
alter table mail
  alter created_at set default act_time(),
  alter changed_at set default act_time(),
  alter send_after set default act_time() + interval '10 seconds';
alter table draft
  alter created_at set default act_time(),
  alter changed_at set default act_time();
alter table audit_event alter at set default act_time();
