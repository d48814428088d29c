-- Finds earlier mails of the same kind about the same object (`about`), because a doctor gets at most one of them per
-- hour.
create index account_mail_about on account_mail (recipient, kind, about);
