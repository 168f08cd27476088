export type Size = 'tiny' | 'small' | 'medium' | 'large' | 'huge';
export type Mark = 'new' | 'pair' | 'lowest';
