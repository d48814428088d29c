-- Id of the save that made the stored version (contract/drafts/draft-base.ts). A client whose response was lost
-- recognises its own save by it.
alter table draft add column save text;
