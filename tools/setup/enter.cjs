// Imports the program that runs a command. The import is in a file of its own, because a Node before version 10 cannot parse
// `import()`.
void import('./hand-over.mjs')
