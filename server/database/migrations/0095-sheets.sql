-- Design of a hospital's printed prescriptions (server/pdf): layout, texts and colour, and whether a diagnosis may be
-- printed.
alter table hospital
  add column sheet_header text not null default '' check (length(sheet_header) <= 160),
  add column sheet_footer text not null default '' check (length(sheet_footer) <= 160),
  add column sheet_colour text not null default 'brand' check (sheet_colour in ('brand', 'neutral')),
  add column prints_diagnosis boolean not null default true,
  add check (page_template in ('classic', 'centred', 'compact'));
