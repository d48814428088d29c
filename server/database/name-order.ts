/**
 * SQL that sorts names as a Mexican directory does, whatever the locale of the database. The letters are ordered n, ñ, o;
 * accents and case count only between names that are otherwise equal. ICU's collations are part of every usual build of
 * PostgreSQL.
 */
export const BY_NAME = 'collate "es-MX-x-icu"'
