// Apart from node.cjs because a Node before version 10 cannot read `import()`.
void import('./hand-over.mjs')
