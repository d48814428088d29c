-- Mails to a doctor about their work are told once an hour about the same thing: `about` is what that is.
create index account_mail_about on account_mail (recipient, kind, about);
