/**
 * Where `CI` is set, properties are tried with the same values for the same commit: the machine that decides must decide
 * alike each time. Everyone else searches anew in each run. A failure prints its seed either way.
 */
if (process.env.CI) (await import('fast-check')).default.configureGlobal({ seed: 20261130 });

export {};
