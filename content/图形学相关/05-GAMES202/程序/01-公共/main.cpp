#include "image.h"

int main() {
    Image image(64, 64, {0.2, 0.4, 0.8});
    savePng(image, "blue.png");
}
