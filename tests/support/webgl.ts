/** Options of a browser that draws WebGL without a graphics card. */
import config from '../../playwright.config.ts';

const { launchOptions } = config.use ?? {};

/** Software drawing must be asked for; `test.use(SOFTWARE_GL)`. */
export const SOFTWARE_GL = {
  launchOptions: {
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []).filter((argument) => argument !== '--disable-gpu'),
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  },
};
