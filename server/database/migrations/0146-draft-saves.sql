-- The name of the save that a draft's words came with (contract/draft-base.ts): whoever never had its answer goes on from it.
alter table draft add column save text;
